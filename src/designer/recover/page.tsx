import DesignerPage from "../page.tsx";
import { openVersion } from "./open-version.ts";

/** A recovered version in the editor: `/styleShowRecoverEdit?designId=&proposalId=` with `&revision=` or `&draft`. What is saved is a new version. */
export default function RecoveredDesignPage() {
  return <DesignerPage openPlace={openVersion} />;
}
