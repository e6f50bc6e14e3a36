import { expect, test } from "vitest";
import { soon } from "../house.ts";
import { type Cast, FABRIC } from "./cast.ts";

const GROUP = "Fabric Param";

/** Gives fabric to all pieces and sets it by number, by slider and by the hand on the board. */
export function laysFabric(cast: () => Cast): void {
  test("a fabric pressed with nothing chosen is laid on all pieces in one step", async () => {
    const { editor, board } = cast();
    await editor.open("Fabric");
    await editor.page.getByRole("searchbox", { name: "Search fabrics" }).fill(FABRIC);
    const swatch = editor.page.getByRole("button", { name: new RegExp(`^${FABRIC}, Gingham 20`) });
    await editor.oneStep(/^Fabric laid on 5 pieces$/, () => swatch.click());
    expect(await swatch.getAttribute("aria-pressed")).toBe("true");
    await board.painted();
    expect(await editor.region(GROUP).textContent()).toMatch(new RegExp(`${FABRIC}.*all pieces`));
  });

  test("Size, Angle and both offsets are set by number, one step each", async () => {
    const { editor } = cast();
    const size = await editor.value(GROUP, "Size");
    await editor.oneStep(/^Fabric sized to 125 % on 5 pieces$/, () => editor.write(GROUP, "Size", String(size * 1.25)));
    await editor.oneStep(/^Fabric turned to 30° on 5 pieces$/, () => editor.write(GROUP, "Angle", "30"));
    await editor.oneStep(/^Fabric shifted to 4 mm horizontally on 5 pieces$/, () =>
      editor.write(GROUP, "Horizontal Offset", "4"),
    );
    await editor.oneStep(/^Fabric shifted to .?6 mm vertically on 5 pieces$/, () => editor.write(GROUP, "Vertical Offset", "-6"));
    await editor.region(GROUP).getByText("Not true scale: 125 %").waitFor();
  });

  test("writing the number that is there already is no step", async () => {
    const { editor } = cast();
    const before = await editor.steps();
    await editor.write(GROUP, "Angle", "30");
    expect(await editor.steps()).toBe(before);
  });

  test("a drag of the slider is one step, however many values it passed", async () => {
    const { editor } = cast();
    const rail = editor.region(GROUP).getByRole("slider", { name: "Angle", exact: true });
    const box = (await rail.boundingBox())!;
    const { mouse } = editor.page;
    await editor.oneStep(/^Fabric turned to .* on 5 pieces$/, async () => {
      await mouse.move(box.x + box.width * 0.58, box.y + box.height / 2);
      await mouse.down();
      for (const share of [0.6, 0.64, 0.7, 0.74, 0.75]) await mouse.move(box.x + box.width * share, box.y + box.height / 2);
      await mouse.up();
    });
    const angle = await editor.value(GROUP, "Angle");
    expect(angle).toBeGreaterThan(60);
    expect(angle).toBeLessThan(120);
  });

  test("one press brings the cloth back to true scale", async () => {
    const { editor } = cast();
    await editor.oneStep(/^Fabric sized to 100 % on 5 pieces$/, () =>
      editor.region(GROUP).getByRole("button", { name: "True scale" }).click(),
    );
    await editor.oneStep(/^Fabric turned to 0° on 5 pieces$/, () => editor.write(GROUP, "Angle", "0"));
    expect(await editor.region(GROUP).getByText("Not true scale").count()).toBe(0);
  });

  test("on the board the cloth of a chosen piece is sized and turned by its handles and shifted by hand", async () => {
    const { editor, board } = cast();
    await editor.choosePiece("Back");
    const size = await editor.value(GROUP, "Size");
    const middle = await middleOf(cast(), "Back");
    const corner = await board.seek(middle, { x: 4, y: 4 }, "nwse-resize");
    await editor.oneStep(/^Fabric sized to .* % on Back$/, () =>
      board.drag(corner, { x: corner.x + 24, y: corner.y + 24 }, { keys: ["Alt"] }),
    );
    expect(await editor.value(GROUP, "Size")).toBeGreaterThan(size * 1.1);
    await editor.oneStep(/^Fabric sized to 100 % on Back$/, () => editor.write(GROUP, "Size", String(size)));

    const reach = corner.y - middle.y;
    const turn = { x: middle.x, y: middle.y - reach - 20 };
    await editor.oneStep(/^Fabric turned to 45° on Back$/, () =>
      board.drag(turn, { x: middle.x + reach + 14, y: middle.y - reach - 14 }, { keys: ["Shift"] }),
    );
    expect(await editor.value(GROUP, "Angle")).toBe(45);
    await editor.oneStep(/^Fabric turned to 0° on Back$/, () => editor.write(GROUP, "Angle", "0"));

    const before = await editor.value(GROUP, "Horizontal Offset");
    const scale = await board.pxPerMm();
    await editor.oneStep(/^Fabric shifted to .* on Back$/, () =>
      board.drag({ x: middle.x + 10, y: middle.y + 10 }, { x: middle.x + 10 + 15 * scale, y: middle.y + 10 }),
    );
    expect(Math.abs((await editor.value(GROUP, "Horizontal Offset")) - before - 15)).toBeLessThan(1 / scale);
  });

  test("the preview wears the fabric, shows its relief or not, and every side", async () => {
    const { editor } = cast();
    const frames = () => editor.figure("frames");
    const relief = editor.region("Preview").getByRole("checkbox", { name: "Normal map presentation" });
    for (const isOn of [false, true]) {
      const before = await frames();
      await relief.setChecked(isOn);
      await soon(frames).toBeGreaterThan(before);
    }
    for (const side of ["¾", "Side", "Back", "Front"]) {
      const before = await frames();
      const choice = editor.region("Preview").getByRole("radio", { name: side });
      await choice.click();
      await soon(frames).toBeGreaterThan(before);
      await soon(() => choice.isChecked()).toBe(true);
    }
    expect(await editor.figure("draw-calls")).toBeGreaterThan(0);
  });
}

/** The middle of a piece in the window: below its name, half its height in mm further down. */
async function middleOf({ editor, board }: Cast, name: string): Promise<{ x: number; y: number }> {
  const label = editor.page.getByRole("application").getByRole("button", { name: new RegExp(`^${name}, `) });
  const box = (await label.boundingBox())!;
  const height = Number(/× (\d+) mm/.exec((await label.getAttribute("aria-label")) ?? "")?.[1]);
  const seam = 10;
  return { x: box.x + box.width / 2, y: box.y + box.height + (seam + height / 2) * (await board.pxPerMm()) };
}
