/** Small files of each colour format, built byte by byte for the tests. */

const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const f32 = (value: number): number[] => [...new Uint8Array(new Float32Array([value]).buffer)].reverse();
const utf16 = (text: string): number[] => [...text].flatMap((letter) => u16(letter.charCodeAt(0)));
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const aseName = (name: string): number[] => [...u16(name.length + 1), ...utf16(name), 0, 0];
const aseBlock = (kind: number, body: readonly number[]): number[] => [...u16(kind), ...u32(body.length), ...body];
export const aseColour = (name: string, model: string, channels: readonly number[]): number[] =>
  aseBlock(1, [...aseName(name), ...ascii(model), ...channels.flatMap(f32), ...u16(2)]);
export const aseGroup = (name: string, colours: readonly number[][]): number[][] => [
  aseBlock(0xc001, aseName(name)),
  ...colours,
  aseBlock(0xc002, []),
];
export const ase = (blocks: readonly number[][]): Uint8Array =>
  Uint8Array.from([...ascii("ASEF"), ...u16(1), ...u16(0), ...u32(blocks.length), ...blocks.flat()]);

export type AcoColour = readonly [space: number, words: readonly [number, number, number, number], name: string];
export const aco = (colours: readonly AcoColour[], versions: readonly (1 | 2)[] = [1, 2]): Uint8Array =>
  Uint8Array.from(
    versions.flatMap((version) => [
      ...u16(version),
      ...u16(colours.length),
      ...colours.flatMap(([space, words, name]) => [
        ...u16(space),
        ...words.flatMap((word) => u16(word & 0xffff)),
        ...(version === 2 ? [...u32(name.length + 1), ...utf16(name), 0, 0] : []),
      ]),
    ]),
  );

export const GPL = `GIMP Palette
Name: Spring 2027
Columns: 3
# shirting
255 255 255 Optic white
 27  42  74\tDeep indigo
176 18 63
`;

export const CSV = `Code;Name;L*;a*;b*
M-110;"Indigo; light";28,5;2,1;-28,3
M-240;"Poppy ""hot""";48;62;38
`;

const curve = (from: number, to: number): string =>
  Array.from({ length: 31 }, (_, index) => (from + ((to - from) * index) / 30).toFixed(3)).join(",");
export const QTX = `[STANDARD_DATA 0]
STD_NAME=Marigold,
STD_REFLPOINTS=31,
STD_REFLINTERVAL=10,
STD_REFLLOW=400,
STD_R=${curve(3, 80)},
[STANDARD_DATA 1]
STD_NAME=Grey 18
STD_REFLPOINTS=31
STD_REFLINTERVAL=10
STD_REFLLOW=400
STD_R=${curve(18, 18)}
[BATCH_DATA 0]
BAT_NAME=Try 1
`;

export const CXF = `<?xml version="1.0" encoding="UTF-8"?>
<cc:CxF xmlns:cc="http://colorexchangeformat.com/CxF3-core">
  <cc:FileInformation><cc:Creator>Lab</cc:Creator></cc:FileInformation>
  <cc:Resources>
    <cc:ObjectCollection>
      <cc:Object ObjectType="Standard" Name="Brick &amp; rust" Id="c1">
        <cc:ColorValues>
          <cc:ColorCIELab ColorSpecification="D50_2"><cc:L>45.5</cc:L><cc:A>38.25</cc:A><cc:B>29</cc:B></cc:ColorCIELab>
        </cc:ColorValues>
      </cc:Object>
      <cc:Object ObjectType="Standard" Name="Petrol" Id="c2">
        <cc:ColorValues>
          <cc:ColorCIELab ColorSpecification="D65_10"><cc:L>30</cc:L><cc:A>-18</cc:A><cc:B>-14</cc:B></cc:ColorCIELab>
        </cc:ColorValues>
      </cc:Object>
      <cc:Object ObjectType="Standard" Name="Grey 18" Id="c3">
        <cc:ColorValues>
          <cc:ReflectanceSpectrum ColorSpecification="S" StartWL="400">0.18 0.18 0.18 0.18 0.18 0.18 0.18 0.18 0.18 0.18 0.18 0.18 0.18 0.18 0.18 0.18</cc:ReflectanceSpectrum>
          <cc:ColorSRGB ColorSpecification="S"><cc:R>10</cc:R><cc:G>20</cc:G><cc:B>30</cc:B></cc:ColorSRGB>
        </cc:ColorValues>
      </cc:Object>
    </cc:ObjectCollection>
    <cc:ColorSpecificationCollection>
      <cc:ColorSpecification Id="D50_2"><cc:TristimulusSpec><cc:Illuminant>D50</cc:Illuminant><cc:Observer>2_Degree</cc:Observer></cc:TristimulusSpec></cc:ColorSpecification>
      <cc:ColorSpecification Id="D65_10"><cc:TristimulusSpec><cc:Illuminant>D65</cc:Illuminant><cc:Observer>10_Degree</cc:Observer></cc:TristimulusSpec></cc:ColorSpecification>
      <cc:ColorSpecification Id="S"><cc:MeasurementSpec><cc:WavelengthRange StartWL="400" Increment="20"/></cc:MeasurementSpec></cc:ColorSpecification>
    </cc:ColorSpecificationCollection>
  </cc:Resources>
</cc:CxF>
`;
