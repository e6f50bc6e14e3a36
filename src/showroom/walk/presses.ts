/** A press that stays this near to where it began is a click, CSS pixels; a finger is not as still as a mouse. */
const CLICK_PX = { mouse: 6, finger: 10 };
/** What of a pointer event is asked. */
export type Pointer = {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
};

type Point = { readonly x: number; readonly y: number };
type Press = { readonly from: Point; readonly last: Point };

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const pointOf = ({ clientX, clientY }: Pointer): Point => ({ x: clientX, y: clientY });
const stillWithin = ({ pointerType }: Pointer): number => (pointerType === "mouse" ? CLICK_PX.mouse : CLICK_PX.finger);

/** What is pressed: one pointer that may become a click, one that cannot any more, or one that drags; two never click. */
export class Presses {
  private readonly down = new Map<number, Press>();
  private state: "click" | "still" | "drag" = "click";

  get size(): number {
    return this.down.size;
  }

  /** How far two of them are from each other. */
  get spread(): number {
    const [a, b] = [...this.down.values()];
    return a && b ? between(a.last, b.last) : 0;
  }

  begin(event: Pointer): void {
    const at = pointOf(event);
    this.down.set(event.pointerId, { from: at, last: at });
    this.state = this.down.size === 1 ? "click" : "still";
  }

  /** How far a pressed pointer has gone since it was last heard of; null for one that is not pressed. */
  move(event: Pointer): Point | null {
    const press = this.down.get(event.pointerId);
    if (!press) return null;
    const last = pointOf(event);
    this.down.set(event.pointerId, { ...press, last });
    if (between(press.from, last) >= stillWithin(event)) this.state = "drag";
    return { x: last.x - press.last.x, y: last.y - press.last.y };
  }

  get isDrag(): boolean {
    return this.state === "drag";
  }

  /** Ends a press; whether it was a click. Of two fingers that are lifted one after the other the second drags nothing along. */
  end({ pointerId }: Pointer): boolean {
    const isClick = this.down.size === 1 && this.state === "click";
    if (!this.down.delete(pointerId)) return false;
    this.state = "still";
    for (const [id, { last }] of this.down) this.down.set(id, { from: last, last });
    return isClick;
  }
}
