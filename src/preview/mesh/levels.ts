import { Heap } from "./heap.ts";

/** A mesh that is shown in fewer triangles from afar: one piece of a garment, or the form. */
export type Fine = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
  /** How much more than plain cloth each vertex is kept; alike when left out. */
  readonly care?: Float32Array;
};

/** Bent edges are kept longer: a right angle weighs as much as this many times the length. */
const BEND_WEIGHT = 6;
/** Edges of the outline weigh more than those inside. */
const RIM_WEIGHT = 2;
/** A millimetre cut off an outline weighs as much as an edge of this many. */
const BULGE_WEIGHT = 12;
/** A triangle may not turn farther than this when a corner moves (cosine). */
const LEAST_TURN = 0.3;
/** Nor may it come to lie farther than this from the way its corners face (cosine). */
const LEAST_AGREEMENT = 0.5;
/** Twice the area that a triangle keeps, lest it turn over unseen. */
const LEAST_AREA_MM2 = 6;

/**
 * Fewer and fewer triangles over the same vertices: corners are drawn together along the least edge until each of the `budgets` is met,
 * largest first (half-edge collapse, after Hoppe 1996). Vertices at one place go together, so seams stay closed; outlines shrink only along
 * themselves. One list of triangles for each mesh and budget; a budget already met gives the mesh as it is.
 */
export function coarser(meshes: readonly Fine[], budgets: readonly number[]): readonly (readonly Uint32Array[])[] {
  const knot = new Knot(meshes);
  return budgets.map((budget) => {
    knot.shrinkTo(budget);
    return knot.triangles();
  });
}

/** All meshes as one, knotted together at the places that their vertices share. */
class Knot {
  private readonly meshes: readonly Fine[];
  /** First vertex of each mesh, and its place of each vertex. */
  private readonly starts: number[] = [];
  private readonly place: Uint32Array;
  private readonly at: Float32Array;
  private readonly normal: Float32Array;
  private readonly care: Float32Array;
  /** Three vertices a triangle; the first is -1 when it is gone. */
  private readonly corners: Int32Array;
  private readonly meshOf: Uint16Array;
  private readonly around: number[][];
  private readonly stamp: Uint32Array;
  private readonly heap = new Heap();
  private left: number;

  constructor(meshes: readonly Fine[]) {
    this.meshes = meshes;
    const vertices = meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0);
    const count = meshes.reduce((sum, { triangles }) => sum + triangles.length / 3, 0);
    this.place = new Uint32Array(vertices);
    this.corners = new Int32Array(3 * count);
    this.meshOf = new Uint16Array(count);
    const places = new Map<string, number>();
    const at: number[] = [];
    const normal: number[] = [];
    const careOf: number[] = [];
    let vertex = 0;
    let corner = 0;
    meshes.forEach(({ positions, normals, triangles, care }, mesh) => {
      this.starts.push(vertex);
      for (const own of triangles) {
        this.meshOf[Math.floor(corner / 3)] = mesh;
        this.corners[corner++] = vertex + own;
      }
      for (let v = 0; v < positions.length; v += 3) {
        const key = `${positions[v]} ${positions[v + 1]} ${positions[v + 2]}`;
        let place = places.get(key);
        if (place === undefined) {
          place = places.size;
          places.set(key, place);
          at.push(positions[v]!, positions[v + 1]!, positions[v + 2]!);
          normal.push(normals[v]!, normals[v + 1]!, normals[v + 2]!);
          careOf.push(1);
        }
        careOf[place] = Math.max(careOf[place]!, care?.[v / 3] ?? 1);
        this.place[vertex++] = place;
      }
    });
    this.at = Float32Array.from(at);
    this.normal = Float32Array.from(normal);
    this.care = Float32Array.from(careOf);
    this.around = Array.from({ length: places.size }, () => []);
    this.stamp = new Uint32Array(places.size);
    this.left = count;
    for (let t = 0; t < count; t++) {
      for (let k = 0; k < 3; k++) this.around[this.placeAt(t, k)]!.push(t);
      if (this.isFlat(t)) this.remove(t);
    }
    for (let place = 0; place < this.around.length; place++) this.weigh(place);
  }

  private placeAt(t: number, k: number): number {
    return this.place[this.corners[3 * t + k]!]!;
  }

  private isFlat(t: number): boolean {
    const [a, b, c] = [this.placeAt(t, 0), this.placeAt(t, 1), this.placeAt(t, 2)];
    return a === b || b === c || c === a;
  }

  private remove(t: number): void {
    for (let k = 0; k < 3; k++) {
      const list = this.around[this.placeAt(t, k)]!;
      const found = list.indexOf(t);
      if (found >= 0) list.splice(found, 1);
    }
    this.corners[3 * t] = -1;
    this.left--;
  }

  /** How often each neighbour is met by triangles about a place, mesh by mesh: once is an outline. */
  private neighbours(place: number): Map<number, Map<number, number>> {
    const met = new Map<number, Map<number, number>>();
    for (const t of this.around[place]!)
      for (let k = 0; k < 3; k++) {
        const other = this.placeAt(t, k);
        if (other === place) continue;
        const meshes = met.get(other) ?? new Map<number, number>();
        const mesh = this.meshOf[t]!;
        met.set(other, meshes.set(mesh, (meshes.get(mesh) ?? 0) + 1));
      }
    return met;
  }

  /** Finds the neighbour a place is drawn to most cheaply and puts it into the heap. */
  private weigh(place: number): void {
    this.stamp[place]!++;
    const met = this.neighbours(place);
    const meshes = new Set(this.around[place]!.map((t) => this.meshOf[t]!));
    const isRim = [...met.values()].some((uses) => [...uses.values()].some((times) => times === 1));
    const along = [...met].flatMap(([other, uses]) =>
      uses.size === meshes.size && [...uses.values()].every((times) => times === 1) ? [other] : [],
    );
    // Where an outline ends or several meet, it stays.
    if (isRim && along.length !== 2) return;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const other of isRim ? along : met.keys()) {
      const bulge = isRim ? this.offLine(place, along[0] === other ? along[1]! : along[0]!, other) : 0;
      const cost = this.cost(place, other) * (isRim ? RIM_WEIGHT : 1) + BULGE_WEIGHT * bulge;
      if (cost < least) {
        least = cost;
        best = other;
      }
    }
    if (best >= 0) this.heap.push(least, place, best, this.stamp[place]!);
  }

  /** Distance of a place from the line through two others. */
  private offLine(place: number, a: number, b: number): number {
    const { at } = this;
    const [i, j, k] = [3 * place, 3 * a, 3 * b];
    const line = [0, 1, 2].map((n) => at[k + n]! - at[j + n]!) as [number, number, number];
    const away = [0, 1, 2].map((n) => at[i + n]! - at[j + n]!) as [number, number, number];
    const share = (line[0] * away[0] + line[1] * away[1] + line[2] * away[2]) / (line[0] ** 2 + line[1] ** 2 + line[2] ** 2 || 1);
    return Math.hypot(away[0] - share * line[0], away[1] - share * line[1], away[2] - share * line[2]);
  }

  private cost(a: number, b: number): number {
    const { at, normal } = this;
    const [i, j] = [3 * a, 3 * b];
    const length = Math.hypot(at[i]! - at[j]!, at[i + 1]! - at[j + 1]!, at[i + 2]! - at[j + 2]!);
    const bend = 1 - (normal[i]! * normal[j]! + normal[i + 1]! * normal[j + 1]! + normal[i + 2]! * normal[j + 2]!);
    return length * this.care[a]! * (1 + BEND_WEIGHT * bend);
  }

  /** Whether every triangle that stays still faces its way when `from` lies at `to`. */
  private staysUpright(from: number, to: number): boolean {
    for (const t of this.around[from]!) {
      const places = [this.placeAt(t, 0), this.placeAt(t, 1), this.placeAt(t, 2)];
      if (places.includes(to)) continue;
      const moved = places.map((place) => (place === from ? to : place));
      const before = this.facing(places);
      const after = this.facing(moved);
      const lies = this.agreement(after, moved);
      if (lies < LEAST_AGREEMENT && lies < this.agreement(before, places)) return false;
      const lengths = Math.hypot(...before) * Math.hypot(...after);
      if (Math.hypot(...after) < Math.min(LEAST_AREA_MM2, Math.hypot(...before))) return false;
      if (before[0]! * after[0]! + before[1]! * after[1]! + before[2]! * after[2]! < LEAST_TURN * lengths) return false;
    }
    return true;
  }

  /** How well a triangle faces the way its corners do: the cosine between them. */
  private agreement(facing: readonly number[], places: readonly number[]): number {
    const { normal } = this;
    const sum = [0, 1, 2].map((k) => places.reduce((all, place) => all + normal[3 * place + k]!, 0));
    const dot = facing[0]! * sum[0]! + facing[1]! * sum[1]! + facing[2]! * sum[2]!;
    return dot / (Math.hypot(...facing) * Math.hypot(...sum) || 1);
  }

  private facing(places: readonly number[]): readonly number[] {
    const { at } = this;
    const [a, b, c] = places.map((place) => 3 * place) as [number, number, number];
    const u = [0, 1, 2].map((k) => at[b + k]! - at[a + k]!) as [number, number, number];
    const v = [0, 1, 2].map((k) => at[c + k]! - at[a + k]!) as [number, number, number];
    return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  }

  /** Whether the two have no neighbours in common but those of the triangles between them: else the mesh would be folded onto itself. */
  private isPlain(from: number, to: number): boolean {
    const between = new Set<number>();
    const beside = new Set<number>();
    for (const t of this.around[from]!) {
      const places = [this.placeAt(t, 0), this.placeAt(t, 1), this.placeAt(t, 2)];
      for (const place of places) (places.includes(to) ? between : beside).add(place);
    }
    const reached = new Set<number>();
    for (const t of this.around[to]!) for (let k = 0; k < 3; k++) reached.add(this.placeAt(t, k));
    return [...beside].every((place) => between.has(place) || !reached.has(place));
  }

  /** The vertex of `to` that each vertex of `from` becomes; null where one has none beside it. */
  private partners(from: number, to: number): Map<number, number> | null {
    const partners = new Map<number, number>();
    const own = new Set<number>();
    for (const t of this.around[from]!) {
      const vertices = [0, 1, 2].map((k) => this.corners[3 * t + k]!);
      const mine = vertices.find((vertex) => this.place[vertex] === from)!;
      own.add(mine);
      const theirs = vertices.find((vertex) => this.place[vertex] === to);
      if (theirs !== undefined) partners.set(mine, theirs);
    }
    return partners.size === own.size ? partners : null;
  }

  shrinkTo(budget: number): void {
    while (this.left > budget) {
      const next = this.heap.pop();
      if (!next) return;
      const { from, to, stamp } = next;
      if (this.stamp[from] !== stamp) continue;
      const partners = this.isPlain(from, to) && this.staysUpright(from, to) ? this.partners(from, to) : null;
      if (partners) this.draw(from, to, partners);
    }
  }

  /** Draws a place to its neighbour. */
  private draw(from: number, to: number, partners: ReadonlyMap<number, number>): void {
    this.stamp[from]!++;
    const moved = [...this.around[from]!];
    for (const t of moved) if ([0, 1, 2].some((k) => this.placeAt(t, k) === to)) this.remove(t);
    for (const t of this.around[from]!) {
      for (let k = 0; k < 3; k++) {
        const vertex = this.corners[3 * t + k]!;
        if (this.place[vertex] === from) this.corners[3 * t + k] = partners.get(vertex)!;
      }
      this.around[to]!.push(t);
    }
    this.around[from] = [];
    const changed = new Set<number>([to]);
    for (const t of this.around[to]!) for (let k = 0; k < 3; k++) changed.add(this.placeAt(t, k));
    for (const place of changed) this.weigh(place);
  }

  triangles(): readonly Uint32Array[] {
    const lists: number[][] = this.meshes.map(() => []);
    for (let t = 0; t < this.meshOf.length; t++) {
      if (this.corners[3 * t] === -1) continue;
      const mesh = this.meshOf[t]!;
      const start = this.starts[mesh]!;
      for (let k = 0; k < 3; k++) lists[mesh]!.push(this.corners[3 * t + k]! - start);
    }
    return lists.map((list) => Uint32Array.from(list));
  }
}
