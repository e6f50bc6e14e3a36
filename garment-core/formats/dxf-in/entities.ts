import type { Point2 } from "../../pattern/pattern.ts";
import { arcThrough, bulged } from "./arcs.ts";
import { DxfError, numberOf, quoted, type Tag } from "./tags.ts";

/** What one entity draws, in units of the file, y up. */
export type Drawn = { readonly layer: string; readonly line: number } & (
  | { readonly kind: "path"; readonly points: readonly Point2[]; readonly isClosed: boolean }
  | { readonly kind: "point"; readonly at: Point2 }
  | { readonly kind: "text"; readonly words: string }
  | { readonly kind: "insert"; readonly block: string; readonly at: Point2; readonly angle: number; readonly scale: Point2 }
);

/** An entity as it stands in the file: its name and the tags up to the next. */
export type Entity = { readonly name: string; readonly line: number; readonly tags: readonly Tag[] };

const CLOSED = 1;
/** Vertices that only steer a fitted curve, and the frame of a spline (DXF reference, VERTEX 70). */
const NOT_DRAWN = 16;
const MAX_VERTICES = 50_000;

/** Splits tags at each entity. */
export function entitiesOf(tags: readonly Tag[]): Entity[] {
  const entities: { name: string; line: number; tags: Tag[] }[] = [];
  for (const tag of tags) {
    if (tag.code === 0) entities.push({ name: tag.value.toUpperCase(), line: tag.line, tags: [] });
    else entities.at(-1)?.tags.push(tag);
  }
  return entities;
}

const tagOf = ({ tags }: Entity, code: number): Tag | undefined => tags.find((tag) => tag.code === code);

/** The number under a code of an entity; `otherwise` where it says none, and a DxfError where none is allowed to miss. */
function read(entity: Entity, code: number, otherwise?: number): number {
  const tag = tagOf(entity, code);
  if (tag) return numberOf(tag);
  if (otherwise !== undefined) return otherwise;
  throw new DxfError(entity.line, `the ${entity.name} has no value under the group code ${code}.`);
}

const place = (entity: Entity, x: number): Point2 => [read(entity, x), read(entity, x + 10)];
/** Text under a code; empty where there is none. */
export const textOf = (entity: Entity, code: number): string => tagOf(entity, code)?.value ?? "";

type Vertex = { readonly at: Point2; readonly bulge: number };

/** Vertices with the bows between them; a button is a line of one place. */
function path(vertices: readonly Vertex[], isClosed: boolean, line: number): Point2[] {
  if (vertices.length > MAX_VERTICES) throw new DxfError(line, `a line of at most ${MAX_VERTICES} places was expected.`);
  return vertices.flatMap(({ at, bulge }, i) => {
    const next = vertices[i + 1] ?? (isClosed ? vertices[0] : undefined);
    return next && bulge !== 0 ? bulged(at, next.at, bulge) : [at];
  });
}

/** Places of an LWPOLYLINE: 10 begins each, 20 and 42 belong to the last begun. */
function lightVertices({ tags }: Entity): Vertex[] {
  const vertices: { at: [number, number]; bulge: number }[] = [];
  for (const tag of tags) {
    if (tag.code === 10) vertices.push({ at: [numberOf(tag), 0], bulge: 0 });
    const last = vertices.at(-1);
    if (last && tag.code === 20) last.at[1] = numberOf(tag);
    if (last && tag.code === 42) last.bulge = numberOf(tag);
  }
  return vertices;
}

/** What some entities draw; those a pattern does not use (dimensions, hatches) are passed over. Throws a DxfError. */
export function drawnOf(entities: readonly Entity[]): Drawn[] {
  const drawn: Drawn[] = [];
  for (let i = 0; i < entities.length; i++) {
    const entity = entities[i]!;
    const { name, line } = entity;
    const about = { layer: textOf(entity, 8), line };
    const add = (points: readonly Point2[], isClosed: boolean) => {
      if (points.length > 0) drawn.push({ ...about, kind: "path", points, isClosed });
    };
    if (name === "POLYLINE") {
      const vertices: Vertex[] = [];
      for (i++; entities[i]?.name === "VERTEX"; i++) {
        const vertex = entities[i]!;
        if ((read(vertex, 70, 0) & NOT_DRAWN) === 0) vertices.push({ at: place(vertex, 10), bulge: read(vertex, 42, 0) });
      }
      if (entities[i]?.name !== "SEQEND")
        throw new DxfError(entities[i]?.line ?? line, `the end of the polyline of line ${line} (SEQEND) was expected.`);
      const isClosed = (read(entity, 70, 0) & CLOSED) !== 0;
      add(path(vertices, isClosed, line), isClosed);
    } else if (name === "LWPOLYLINE") {
      const isClosed = (read(entity, 70, 0) & CLOSED) !== 0;
      add(path(lightVertices(entity), isClosed, line), isClosed);
    } else if (name === "LINE") {
      add([place(entity, 10), place(entity, 11)], false);
    } else if (name === "ARC") {
      add(arcThrough(place(entity, 10), read(entity, 40), read(entity, 50), read(entity, 51)), false);
    } else if (name === "CIRCLE") {
      add(arcThrough(place(entity, 10), read(entity, 40), 0, 360).slice(0, -1), true);
    } else if (name === "POINT") {
      drawn.push({ ...about, kind: "point", at: place(entity, 10) });
    } else if (name === "TEXT" || name === "MTEXT" || name === "ATTDEF" || name === "ATTRIB") {
      drawn.push({ ...about, kind: "text", words: textOf(entity, 1) });
    } else if (name === "INSERT") {
      const scale: Point2 = [read(entity, 41, 1), read(entity, 42, 1)];
      drawn.push({
        ...about,
        kind: "insert",
        block: textOf(entity, 2),
        at: place(entity, 10),
        angle: read(entity, 50, 0),
        scale,
      });
    } else if (name === "SPLINE" || name === "ELLIPSE") {
      throw new DxfError(line, `a pattern of lines and arcs was expected, not a ${quoted(name)}. Save it as DXF-AAMA or R12.`);
    }
  }
  return drawn;
}
