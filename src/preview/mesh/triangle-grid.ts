/** A mesh as far as rays are concerned. */
export type Solid = { readonly positions: Float32Array; readonly triangles: Uint32Array };

const CELL_MM = 16;
/** Rays look this far on and a little more, so that none starts outside. */
const MARGIN_MM = 32;

/** Triangles sorted into the cells of a grid that their boxes touch, to be asked what a short ray hits first. */
export class TriangleGrid {
  private readonly least: readonly [number, number, number];
  private readonly nx: number;
  private readonly ny: number;
  private readonly nz: number;
  /** Where the triangles of each cell start in `members`. */
  private readonly starts: Uint32Array;
  private readonly members: Uint32Array;
  /** Nine numbers a triangle. */
  private readonly corners: Float32Array;
  private readonly asked: Uint32Array;
  private query = 0;

  constructor(solids: readonly Solid[]) {
    const count = solids.reduce((sum, { triangles }) => sum + triangles.length / 3, 0);
    const corners = new Float32Array(9 * count);
    const least: [number, number, number] = [Infinity, Infinity, Infinity];
    const most: [number, number, number] = [-Infinity, -Infinity, -Infinity];
    let to = 0;
    for (const { positions, triangles } of solids)
      for (const vertex of triangles)
        for (let k = 0; k < 3; k++) {
          const value = positions[3 * vertex + k]!;
          corners[to++] = value;
          if (value < least[k]!) least[k] = value;
          if (value > most[k]!) most[k] = value;
        }
    this.corners = corners;
    this.asked = new Uint32Array(count);
    this.least = [least[0] - MARGIN_MM, least[1] - MARGIN_MM, least[2] - MARGIN_MM];
    const cells = (k: 0 | 1 | 2) => Math.ceil((most[k] + MARGIN_MM - this.least[k]) / CELL_MM) + 1;
    this.nx = cells(0);
    this.ny = cells(1);
    this.nz = cells(2);
    // Counted first, then filled: two walks over the triangles and no lists.
    this.starts = new Uint32Array(this.nx * this.ny * this.nz + 1);
    for (let t = 0; t < count; t++) this.eachCell(t, (cell) => this.starts[cell + 1]!++);
    for (let cell = 1; cell < this.starts.length; cell++) this.starts[cell]! += this.starts[cell - 1]!;
    this.members = new Uint32Array(this.starts.at(-1)!);
    const filled = this.starts.slice();
    for (let t = 0; t < count; t++)
      this.eachCell(t, (cell) => {
        this.members[filled[cell]!++] = t;
      });
  }

  private eachCell(triangle: number, visit: (cell: number) => void): void {
    const c = this.corners;
    const i = 9 * triangle;
    const cell = (value: number, k: 0 | 1 | 2) => Math.floor((value - this.least[k]) / CELL_MM);
    const x0 = cell(Math.min(c[i]!, c[i + 3]!, c[i + 6]!), 0);
    const x1 = cell(Math.max(c[i]!, c[i + 3]!, c[i + 6]!), 0);
    const y0 = cell(Math.min(c[i + 1]!, c[i + 4]!, c[i + 7]!), 1);
    const y1 = cell(Math.max(c[i + 1]!, c[i + 4]!, c[i + 7]!), 1);
    const z0 = cell(Math.min(c[i + 2]!, c[i + 5]!, c[i + 8]!), 2);
    const z1 = cell(Math.max(c[i + 2]!, c[i + 5]!, c[i + 8]!), 2);
    for (let z = z0; z <= z1; z++)
      for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) visit((z * this.ny + y) * this.nx + x);
  }

  /** Distance along a unit ray to the first triangle, `reach` at most. Walks in half cells; what a corner hides is missed. */
  firstHit(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): number {
    this.query++;
    let nearest = reach;
    let last = -1;
    for (let s = 0; s <= nearest; s += CELL_MM / 2) {
      const x = Math.floor((ox + dx * s - this.least[0]) / CELL_MM);
      const y = Math.floor((oy + dy * s - this.least[1]) / CELL_MM);
      const z = Math.floor((oz + dz * s - this.least[2]) / CELL_MM);
      if (x < 0 || y < 0 || z < 0 || x >= this.nx || y >= this.ny || z >= this.nz) return nearest;
      const cell = (z * this.ny + y) * this.nx + x;
      if (cell === last) continue;
      last = cell;
      const end = this.starts[cell + 1]!;
      for (let index = this.starts[cell]!; index < end; index++) {
        const triangle = this.members[index]!;
        if (this.asked[triangle] === this.query) continue;
        this.asked[triangle] = this.query;
        const hit = this.hit(9 * triangle, ox, oy, oz, dx, dy, dz);
        if (hit < nearest) nearest = hit;
      }
    }
    return nearest;
  }

  /** Möller and Trumbore 1997. */
  private hit(i: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    const c = this.corners;
    const ax = c[i]!;
    const ay = c[i + 1]!;
    const az = c[i + 2]!;
    const ux = c[i + 3]! - ax;
    const uy = c[i + 4]! - ay;
    const uz = c[i + 5]! - az;
    const vx = c[i + 6]! - ax;
    const vy = c[i + 7]! - ay;
    const vz = c[i + 8]! - az;
    const px = dy * vz - dz * vy;
    const py = dz * vx - dx * vz;
    const pz = dx * vy - dy * vx;
    const determinant = ux * px + uy * py + uz * pz;
    if (determinant > -1e-9 && determinant < 1e-9) return Infinity;
    const tx = ox - ax;
    const ty = oy - ay;
    const tz = oz - az;
    const u = (tx * px + ty * py + tz * pz) / determinant;
    if (u < 0 || u > 1) return Infinity;
    const qx = ty * uz - tz * uy;
    const qy = tz * ux - tx * uz;
    const qz = tx * uy - ty * ux;
    const v = (dx * qx + dy * qy + dz * qz) / determinant;
    if (v < 0 || u + v > 1) return Infinity;
    const s = (vx * qx + vy * qy + vz * qz) / determinant;
    return s > 0 ? s : Infinity;
  }
}
