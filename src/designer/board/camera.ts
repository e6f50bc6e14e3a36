import { createStore, type StoreApi } from "zustand/vanilla";
import { type Box, fitted, keptInSight, onDevicePixels, type Point, panBy, type Size, type View, zoomAt } from "./view.ts";

/** The view of one board with the size of its area; `settled` is the view once it has rested, for which cloth is painted sharp. */
export type Sight = { readonly view: View; readonly settled: View; readonly area: Size };

export type Camera = StoreApi<Sight> & {
  resize: (area: Size) => void;
  panBy: (dx: number, dy: number) => void;
  /** Zooms about a point in CSS px, or about the middle of the area. */
  zoomBy: (factor: number, point?: Point) => void;
  zoomTo: (pxPerMm: number) => void;
  show: (view: View) => void;
  /** Shows a box of board mm whole. */
  fit: (box: Box) => void;
  /** Whether a box is shown just as `fit` shows it. */
  isFitted: (box: Box) => boolean;
};

/** Cloth is repainted when the view has been still for this long. */
const SETTLE_MS = 120;
/** Room for the labels around a fitted box. */
const FIT_MARGIN_PX = 36;
const NARROW_FIT_MARGIN_PX = 20;
const NARROW_PX = 480;

/** Where the board is narrow, the switches of its aids lie under what is shown whole, not on it. */
const NARROW_FOOT_PX = 22;

/** A box of board mm as large as an area of CSS px shows it whole. */
export function whole(box: Box, { width, height }: Size): View {
  const isNarrow = width < NARROW_PX;
  return fitted(
    box,
    { width, height: height - (isNarrow ? NARROW_FOOT_PX : 0) },
    isNarrow ? NARROW_FIT_MARGIN_PX : FIT_MARGIN_PX,
  );
}

/** At least so much of the pieces stays on the screen wherever the board is moved. */
const KEPT_PX = 72;

/** `content` is the box of everything on the board, in mm: it is not moved out of sight. */
export function createCamera(pixelRatio: () => number, content: () => Box | null): Camera {
  const start: View = { x: 0, y: 0, pxPerMm: 1 };
  const store = createStore<Sight>(() => ({ view: start, settled: start, area: { width: 0, height: 0 } }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (wanted: View) => {
    const { area } = store.getState();
    const box = area.width > 0 ? content() : null;
    const view = box ? keptInSight(wanted, box, area, KEPT_PX) : wanted;
    store.setState({ view: onDevicePixels(view, pixelRatio()) });
    clearTimeout(timer);
    timer = setTimeout(() => store.setState({ settled: store.getState().view }), SETTLE_MS);
  };
  const viewOf = (box: Box): View => {
    return onDevicePixels(whole(box, store.getState().area), pixelRatio());
  };
  const middle = (): Point => ({ x: store.getState().area.width / 2, y: store.getState().area.height / 2 });
  return {
    ...store,
    show,
    resize: (area) => store.setState({ area }),
    panBy: (dx, dy) => show(panBy(store.getState().view, dx, dy)),
    zoomBy: (factor, point = middle()) => show(zoomAt(store.getState().view, point, factor)),
    zoomTo: (pxPerMm) => show(zoomAt(store.getState().view, middle(), pxPerMm / store.getState().view.pxPerMm)),
    fit: (box) => {
      show(viewOf(box));
      store.setState({ settled: store.getState().view });
    },
    isFitted: (box) => {
      const [there, { view }] = [viewOf(box), store.getState()];
      return view.x === there.x && view.y === there.y && view.pxPerMm === there.pxPerMm;
    },
  };
}
