export * from "./cloth.ts";
export * from "./colour/book.ts";
export * from "./colour/convert.ts";
export * from "./colour/deficiency.ts";
export * from "./colour/difference.ts";
export * from "./colour/find-code.ts";
export * from "./colour/lights.ts";
export * from "./colour/named/named.ts";
export * from "./colour/palette.ts";
export * from "./colour/pixels.ts";
export * from "./colour/recolour.ts";
export * from "./colour/screens/film.ts";
export * from "./colour/screens/palettes.ts";
export * from "./colour/screens/printed.ts";
export { type Sight, sightOf, standsOnWhite } from "./colour/screens/sight.ts";
export { labOfSpectrum, type Spectrum, WHITE_D65_10_DEGREES } from "./colour/spectrum.ts";
export { type LabD50, labD50Of, labOfCieXyz, labOfD50, labOfXyz, type Xyz, xyzOfD65 } from "./colour/white.ts";
export * from "./construction/bending.ts";
export * from "./construction/check.ts";
export * from "./construction/composition.ts";
export * from "./construction/cover.ts";
export * from "./construction/describe.ts";
export * from "./construction/geometry.ts";
export * from "./construction/label-parts.ts";
export * from "./construction/orders.ts";
export * from "./construction/read-composition.ts";
export * from "./construction/relief.ts";
export * from "./construction/shades.ts";
export * from "./construction/structure.ts";
export * from "./construction/weigh.ts";
export {
  DESCRIPTOR_OFFSETS,
  DESCRIPTOR_PARTS,
  DESCRIPTOR_SIZE,
  DESCRIPTOR_SIZES,
  type DescriptorFeatures,
  type DescriptorPart,
  describePicture,
  FEATURE_COUNTS,
  meanFeatures,
} from "./descriptor/describe.ts";
export * from "./descriptor/image-descriptor.ts";
export * from "./descriptor/likeness.ts";
export { WORKING_PX, type WorkingPicture, WrongPictureSize } from "./descriptor/picture.ts";
export { type Embellished, type Embellishment, embellish, type Standing } from "./embellish/embellish.ts";
export type { SizeMm } from "./embellish/size.ts";
export { countStitches, type Embroidery, embroider, MAX_NEEDLES, type StitchPlan, type Thread } from "./embellish/stitches.ts";
export * from "./finish/decoration.ts";
export * from "./finish/material.ts";
export * from "./finish/motif.ts";
export * from "./finish/table.ts";
export { BOOK_FORMATS, type BookFormat, bookFormatOf, readColourBook } from "./formats/books/read-book.ts";
export { csvRows, separatorOf } from "./formats/csv-rows.ts";
export { glbOfSwatch } from "./formats/glb/write-glb.ts";
export { withResolution } from "./formats/png/with-resolution.ts";
export { writeGreyPng } from "./formats/png/write-grey.ts";
export * from "./formats/problem.ts";
export * from "./formats/u3m/archive.ts";
export * from "./formats/u3m/document.ts";
export { swatchOfArchive } from "./formats/u3m/from-u3m.ts";
export * from "./formats/u3m/swatch.ts";
export { archiveOfSwatch, documentOfSwatch } from "./formats/u3m/to-u3m.ts";
export { CONSTRUCTIONS } from "./formats/u3m/words.ts";
export * from "./formats/wif/from-wif.ts";
export { readWif } from "./formats/wif/read.ts";
export { wifOfCloth } from "./formats/wif/to-wif.ts";
export * from "./formats/wif/wif.ts";
export { writeWif } from "./formats/wif/write.ts";
export { readZip, type ZipLimits } from "./formats/zip/read-zip.ts";
export { writeZip } from "./formats/zip/write-zip.ts";
export type { ZipFile } from "./formats/zip/zip.ts";
export * from "./knit/lace.ts";
export * from "./knit/structure.ts";
export * from "./knit/weigh.ts";
export { FIT_TOLERANCE, type Fit, fitOf } from "./print/cloth/fit.ts";
export * from "./print/cloth/print-on-cloth.ts";
export { COLOURWAYS, type Colourway, type ColourwayKey } from "./print/colour/colourways.ts";
export { type Ink, type Palette as PrintPalette, SLOTS, type Slot } from "./print/colour/slots.ts";
export { type Design, PRINT_FAMILIES, type PrintFamily } from "./print/design/design.ts";
export { DESIGNS, type DesignKey } from "./print/design/library.ts";
export { HANDS, type HandKey } from "./print/hand/table.ts";
export * from "./print/image.ts";
export { cellOf, type Lattice, type RepeatSize, repeatSizeOf, symmetryOf } from "./print/lattice/lattice.ts";
export { PLANE_GROUPS, type PlaneGroup } from "./print/lattice/plane-groups.ts";
export * from "./print/lattice/presets.ts";
export * from "./print/print.ts";
export * from "./print/printed.ts";
export { meanHexOf } from "./print/sheet/mean.ts";
export { colourSeparations, type PrintTile, type Separations } from "./print/sheet/separations.ts";
export { lightCloth } from "./render/light.ts";
export * from "./render/maps.ts";
export { mixSeed, randomFrom } from "./render/noise.ts";
export { DRAFT_TARGET_MM, pixelsOf, renderCloth, renderDraft, renderStructure, STRUCTURE_TARGET_MM } from "./render/render.ts";
export { seedOf } from "./render/seed-of.ts";
export * from "./repeat/repeat.ts";
export * from "./repeat/rhythm.ts";
export * from "./units.ts";
export * from "./weave/draft.ts";
export * from "./weave/jacquard.ts";
export * from "./weave/special.ts";
export * from "./weave/table.ts";
export * from "./weave/weave.ts";
export * from "./yarn/count.ts";
export * from "./yarn/fibres.ts";
export * from "./yarn/find-count.ts";
export * from "./yarn/kinds.ts";
export * from "./yarn/read-count.ts";
export * from "./yarn/yarn.ts";
