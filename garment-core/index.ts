export { type Drape, type DrapeLevel, type DrapeProgress, SOLVER_VERSION } from "./drape/drape.ts";
export { drapeDisc } from "./drape/drape-disc.ts";
export { type DrapeOptions, type DrapeStep, drapeGarment, drapeInSteps, MAX_OPEN_SEAM_MM } from "./drape/drape-garment.ts";
export { drapeInput } from "./drape/drape-input.ts";
export { readyForm } from "./drape/form-of.ts";
export { HANDS, type Hand, type HandKey } from "./drape/hand.ts";
export {
  type ClothFamily,
  HAND_CLASSES,
  type HandClass,
  handClassOf,
  handIn,
  ownClass,
  ownFamily,
  TYPICAL_HANDS,
} from "./drape/hand-class.ts";
export { type DrapeFaults, inspectDrape } from "./drape/inspect.ts";
export { type DrapeMeasures, measureDrape } from "./drape/measure.ts";
export { storedDrape } from "./drape/store.ts";
export { DRAPE_VERSION, DrapeFileError, decodeDrape, encodeDrape } from "./formats/drape-file.ts";
export { DXF_UNITS, type DxfUnit, type ReadPattern, type ReadPiece, readPatternDxf } from "./formats/dxf-in/read-pattern.ts";
export { DxfError } from "./formats/dxf-in/tags.ts";
export { grainOf } from "./formats/on-board.ts";
export { patternDxf } from "./formats/pattern-dxf.ts";
export { type PatternWords, patternSvg } from "./formats/pattern-svg.ts";
export { garmentGlb } from "./formats/worn/glb.ts";
export { garmentObj } from "./formats/worn/obj.ts";
export { garmentUsdz } from "./formats/worn/usdz.ts";
export type { ClothSurface, Dress, PaintedPiece, PictureFile, WornGarment, WornPiece } from "./formats/worn/worn-garment.ts";
export { edgesOfPiece, lengthOfRun, pointsOfRun } from "./joined/along.ts";
export { freeEdges } from "./joined/boundary.ts";
export { checkJoined, misfitOf } from "./joined/check.ts";
export { joinPieces, sizesOfDxf } from "./joined/from-dxf.ts";
export { JoinError, type JoinFault } from "./joined/join-error.ts";
export {
  FORM_SIZES,
  isJoined,
  type Join,
  type JoinedName,
  type JoinedPattern,
  type JoinPiece,
  type JoinRun,
  PLACE_KEYS,
  type PlaceKey,
  writeJoined,
} from "./joined/joined-pattern.ts";
export { joinsFor } from "./joined/joins-for.ts";
export { isOneLength, type Suggestion } from "./joined/suggestion.ts";
export { type ClothCost, clothCost, type PriceTier } from "./lay/cloth-cost.ts";
export { type ClothPieces, type GarmentLay, layGarment, SETTLED_TRIES } from "./lay/garment-lay.ts";
export { type Lay, type LayOrder, type LayPiece, layPieces, lays, type PlacedPiece } from "./lay/lay.ts";
export { type ClothFace, napOf } from "./lay/nap.ts";
export { type Turn, turned } from "./lay/shape.ts";
export { type ButtonDetail, buttonSolid } from "./mesh/button-solid.ts";
export {
  buttonColours,
  buttonMeshes,
  type Seat,
  type SewnButton,
  seatOn,
  sewnButtons,
} from "./mesh/buttons.ts";
export { displayMesh } from "./mesh/display-mesh.ts";
export { findFlattest } from "./mesh/flattest.ts";
export type { Bounds, FlatPlace, FormMesh, GarmentMesh, PieceMesh, SurfacePoint } from "./mesh/garment-mesh.ts";
export { hemsOf, withHems } from "./mesh/hems.ts";
export { type Plate, withPlates } from "./mesh/plates.ts";
export { type PartShape, type SewnPart, type SewnSurface, sewnSurfaces } from "./mesh/sewn-parts.ts";
export type { StoredDrape, StoredPiece } from "./mesh/stored-drape.ts";
export { surfacePoint } from "./mesh/surface.ts";
export { BUTTON_MM, type ButtonMark, buttonMarks } from "./pattern/button-marks.ts";
export { draftPattern, openedPieces } from "./pattern/draft.ts";
export { type GarmentMeasure, garmentMeasures } from "./pattern/garment-measures.ts";
export type { InternalLine, Pattern, Piece, Point2, Seam, SeamSide, Trim } from "./pattern/pattern.ts";
export { PIECE_NAMES, type PieceName } from "./pattern/piece-names.ts";
export { type PointOfMeasure, pointsOfMeasure } from "./pattern/points-of-measure.ts";
export { type Allowance, type CuttingPiece, cuttingPieces, cutWay, laidOpen } from "./pattern/seam-allowance.ts";
export {
  CLOSURE_KEYS,
  type Closure,
  ClosureError,
  type ClosureKey,
  type OpenClosures,
  openOf,
} from "./recipes/closures.ts";
export { RECIPES, recipeOf } from "./recipes/index.ts";
export { openedCut } from "./recipes/opened-cut.ts";
export {
  type ChosenOptions,
  chosenOf,
  OPTION_KEYS,
  OptionError,
  type OptionKey,
  optionsIn,
  optionsText,
  type RecipeOption,
} from "./recipes/options.ts";
export { RECIPE_KEYS, type Recipe, type RecipeKey, type RecipeName } from "./recipes/recipe.ts";
export type { View } from "./render/camera.ts";
export { type GarmentPicture, type Rgb, renderGarment } from "./render/render-garment.ts";
export { SewingError } from "./seams/sewing-error.ts";
