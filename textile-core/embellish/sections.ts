/** Neighbours of a cell that lie on the grid, by four sides. */
function eachSide(at: number, width: number, height: number, visit: (other: number) => void): void {
  const x = at % width;
  if (x > 0) visit(at - 1);
  if (x + 1 < width) visit(at + 1);
  if (at >= width) visit(at - width);
  if (at + width < width * height) visit(at + width);
}

/** Cells of one label that hang together, numbered from 1 in reading order; label 0 is nothing. */
export type Sections = { readonly sectionAt: Int32Array; readonly count: number };

export function sectionsOf(labels: ArrayLike<number>, width: number, height: number): Sections {
  const sectionAt = new Int32Array(width * height);
  const open = new Int32Array(width * height);
  let count = 0;
  for (let start = 0; start < sectionAt.length; start++) {
    if (labels[start] === 0 || sectionAt[start] !== 0) continue;
    count++;
    let waiting = 0;
    open[waiting++] = start;
    sectionAt[start] = count;
    while (waiting > 0) {
      const at = open[--waiting]!;
      eachSide(at, width, height, (other) => {
        if (sectionAt[other] !== 0 || labels[other] !== labels[at]) return;
        sectionAt[other] = count;
        open[waiting++] = other;
      });
    }
  }
  return { sectionAt, count };
}

/** Gives the cells that are too little by themselves to the neighbours they grow into; those without a neighbour stay what they are. */
export function absorb(
  labels: Uint16Array,
  width: number,
  height: number,
  isLittle: (at: number) => boolean,
  mayGrow: (from: number, into: number) => boolean,
): void {
  let front: number[] = [];
  const left = new Uint8Array(labels.length);
  for (let at = 0; at < labels.length; at++) if (labels[at] !== 0 && isLittle(at)) left[at] = 1;
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] === 0 || left[at]) continue;
    let borders = false;
    eachSide(at, width, height, (other) => {
      borders ||= left[other] === 1;
    });
    if (borders) front.push(at);
  }
  while (front.length > 0) {
    const next: number[] = [];
    for (const at of front)
      eachSide(at, width, height, (other) => {
        if (!left[other] || !mayGrow(at, other)) return;
        left[other] = 0;
        labels[other] = labels[at]!;
        next.push(other);
      });
    front = next;
  }
}
