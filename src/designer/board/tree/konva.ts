// The smallest entry of React-Konva, with just the shapes that the board is made of: all others, filters and text would travel with it.
import "konva/lib/shapes/Circle.js";
import "konva/lib/shapes/Rect.js";

export type { Group as GroupNode } from "konva/lib/Group.js";
export type { Layer as LayerNode } from "konva/lib/Layer.js";
export type { Shape as ShapeNode } from "konva/lib/Shape.js";
export type { Stage as StageNode } from "konva/lib/Stage.js";
export type { Rect as RectNode } from "konva/lib/shapes/Rect.js";
export { Circle, Group, Layer, Rect, Shape, Stage } from "react-konva/lib/ReactKonvaCore.js";
