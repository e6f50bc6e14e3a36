export { default } from "./share-shape-page.tsx";
