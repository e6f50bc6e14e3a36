export { default } from "./ShareShapePage.tsx";
