import { fromLeft } from "../../../platform/print/fonts.ts";
import { dateOf } from "../../../platform/print/sheet.ts";
import { type PackSignOff, standing, verdictOn } from "../contents/sign-offs.ts";
import { INK, INK_2, INK_3, LINE, PAGE, type PackSheet, THREAD, WIDTH } from "../drawing/sheet.ts";

const BLOCK = { heading: 7.6, verdict: 5.2, row: 4.4, hash: 3.4, most: 2 } as const;
const HASH_PT = 5.8;
const WHO_MM = 96;

const sentenceOf = (sheet: PackSheet, { decision, name, isVisitor, signedAt }: PackSignOff): string =>
  sheet.say(decision === "approved" ? "Approved by {{name}} on {{date}}" : "{{name}} asked for changes on {{date}}", {
    name: isVisitor ? sheet.say("{{name}} (visitor)", { name: fromLeft(name) }) : fromLeft(name),
    date: dateOf(signedAt, sheet.input.language),
  });

function verdictWords(sheet: PackSheet): string {
  const { head, signOffs } = sheet.input;
  const verdict = verdictOn(head.hash, signOffs);
  if (verdict.kind === "other")
    return sheet.say("Revision {{revision}} is approved; this is another one.", { revision: verdict.revision });
  if (verdict.kind === "approved") return sheet.say("This revision is approved.");
  if (verdict.kind === "changes") return sheet.say("This revision is to be changed.");
  return sheet.say("This revision is not signed.");
}

/** Who signed what is printed, in words, the latest first. */
const onThis = ({ input }: PackSheet): PackSignOff[] =>
  standing(input.signOffs)
    .filter(({ documentHash }) => documentHash === input.head.hash)
    .slice(0, BLOCK.most);

/** What the block of the cover takes, mm. */
export const heightOfBlock = (sheet: PackSheet): number =>
  BLOCK.heading + BLOCK.verdict + onThis(sheet).length * BLOCK.row + 2 * BLOCK.hash;

/** Whether the printed revision is the approved one, by whom and when, and its document's hash; ends at the foot of the cover. */
export function drawSignOffBlock(sheet: PackSheet, width: number): void {
  const { head, signOffs } = sheet.input;
  let y = PAGE.foot - heightOfBlock(sheet);
  sheet.heading(sheet.say("Sign-offs"), 0, y, width);
  y += BLOCK.heading;
  const isApproved = verdictOn(head.hash, signOffs).kind === "approved";
  sheet.write(verdictWords(sheet), { at: 0, y, width }, { sizePt: 8.2, weight: 600, colour: isApproved ? INK : THREAD });
  y += BLOCK.verdict;
  for (const signOff of onThis(sheet)) {
    sheet.write(sentenceOf(sheet, signOff), { at: 0, y, width }, { sizePt: 7.6 });
    y += BLOCK.row;
  }
  const small = { sizePt: HASH_PT, colour: INK_3 } as const;
  sheet.write(sheet.say("Document hash (SHA-256)"), { at: 0, y, width }, small);
  sheet.write(fromLeft(head.hash), { at: 0, y: y + BLOCK.hash, width }, small);
}

/** Everything that was decided about the design, the latest first, with the document it was said of. */
export function drawSignOffs(sheet: PackSheet): void {
  const { signOffs, head } = sheet.input;
  if (signOffs.length === 0) return;
  const open = () => sheet.open(sheet.say("Sign-offs"), verdictWords(sheet));
  open();
  let y: number = PAGE.top;
  for (const signOff of signOffs) {
    const { revision, documentHash, note } = signOff;
    const width = WIDTH - WHO_MM - 4;
    const lines = Math.ceil(note.length / (width / 1.5)) + note.split("\n").length;
    if (y + Math.max(13, 4 + lines * 4) > PAGE.foot && y > PAGE.top) {
      open();
      y = PAGE.top;
    }
    sheet.rule(y, LINE);
    const isThis = documentHash === head.hash;
    sheet.write(sentenceOf(sheet, signOff), { at: 0, y: y + 2, width: WHO_MM }, { weight: 600 });
    const about = `${sheet.say("Revision")} ${revision}${isThis ? ` · ${sheet.say("the one printed here")}` : ""}`;
    sheet.write(about, { at: 0, y: y + 6, width: WHO_MM }, { sizePt: 7.2, colour: INK_2 });
    sheet.write(fromLeft(documentHash), { at: 0, y: y + 9.8, width: WHO_MM }, { sizePt: HASH_PT, colour: INK_3 });
    const said = note ? sheet.paragraph(note, { at: WHO_MM + 4, y: y + 2, width }, { sizePt: 8 }) : 0;
    y += Math.max(14, 4 + said);
  }
  sheet.rule(y, LINE);
}
