import { type Hex, type Lab, labOf } from "@selvedge/textile-core";

/**
 * Names of colours, each with the colours it stands for. Sources: CSS Color Module Level 4, section 6.1, where the trade means the
 * same by a name as a screen does; the words that shade cards of mills use elsewhere. By hue, light before dark.
 */
const NAMED_COLOURS = `
white smoke f5f5f5
mist d5d7d6
pearl grey d0d0cc dcdcdc d3d3d3
light grey c9c9c7
silver b9bcbf c0c0c0
sage 8fa088
grey 8c8c8b 85878a 808080 a9a9a9
taupe 8b7d72 a0948a
dark grey 4d4e50 696969
charcoal 3b3d42
anthracite 2d2f33
black 16161a 1a1a1d 000000
snow white fffafa f8f8ff
blush f3d3cb ffe4e1
rose e3b1ad
dusty pink d3a5a2 bc8f8f
salmon fa8072 e9967a ffa07a f08080
tomato ff6347 ff4500
coral dd7059 ff7f50
scarlet ff2400 ff0000
madder ab3327
brick red 9b4030 a52a2a cd5c5c
off-white f3efe6 fff5ee fffaf0
almond ffebcd ffe4c4
cream efe6d0
vanilla f3e5bd faebd7
wheat f5deb3 ffe4b5 ffdead
champagne e8d9bd f7e7ce
ecru e3d8c0
nude e3c3ad
beige d8c6a5 f5f5dc
apricot f0b98a ffdab9
natural cdbb98
stone bdb5a4
tan d2b48c deb887
greige b7aa99
sand c6ad84
light brown c39a6b
neon orange ff7420
latte a98d74
sunflower eebd2f
tangerine e8792b ff8c00
honey d59b3a f4a460
camel b98a52
saffron e0932b
caramel c68642 cd853f
orange e07b28 ffa500
ochre cf9a34
goldenrod daa520 b8860b
terracotta b8603f
cinnamon b5692f d2691e
copper a55c35 b87333
mustard b5881f
rust a3522b
bronze 7c6236
cognac 8f4a22 8b4513 a0522d
brown 7d5233
tobacco 7b5230
chestnut 6e3b28
coffee 4a3226
chocolate 4b2d22
walnut 43291c
espresso 2e1f19
white fafaf7 f4f3ef ffffff
ivory fffff0 fdf5e6
light yellow f6e9a0 ffffe0
butter yellow f6e29b fffacd eee8aa
lemon f0dc8a
neon yellow dcf52a
yellow e9c22e
khaki a89a6a 8f7f56
gold ffd700 c9a13b
bright yellow ffff00
moss green 6f7446
army green 5d5639
olive 5c6130
olive green 808000 6b8e23
pistachio b6c98a 98fb98
lime bfff00 adff2f 7fff00
apple green 7fae3c 9acd32
grass green 4c8a2f 228b22
dark olive 556b2f 4b5320
light green b3cfae 90ee90
lime green 32cd32 00ff00
green 3f7d4d 008000
mint bfdcc9
sea green 2e8b57 3cb371 8fbc8f
jade 00a86b 66cdaa
emerald 1f7a4d
forest green 23503a 006400
bottle green 1d4a38
dark green 1f3d2c
baby blue b0e0e6 add8e6
duck egg b9d3cf afeeee
aqua 9fd0cf
turquoise 40e0d0 48d1cc 20b2aa
cyan 00ffff 00ced1
sea blue 008b8b 5f9ea0
teal 1f5f68 008080
petrol 17505c 2f4f4f
optical white f7f8fa
ice blue d6e6ef e0ffff f0f8ff
sky blue a9c8e6 87ceeb
light blue a9c6e0
azure 87cefa 00bfff 1e90ff
cornflower blue 6495ed
french blue 5f88bf
blue grey 778899 708090 9aa6b2
steel blue 4682b4 4f6f90 b0c4de
air force blue 5d7a95
blue 3c6fb4
washed indigo 3a5c9b
royal blue 2c4f9c 4169e1
slate 55606e
cobalt blue 1d4fa5 0000cd 0000ff
denim blue 3f5a80
dark slate 2a3947 3d4b58
lavender c9c3e0 e6e6fa
periwinkle 8f93d8 7b68ee
slate blue 5a6aa0 6a5acd 483d8b
ultramarine 2a2f8f 191970 00008b
indigo 33406f 2b3a66
navy 1b2440 1f2b52 000080
midnight blue 161c33
lilac b6a8cf
light purple b9a6cf
amethyst 9370db 9966cc
violet 8a2be2 ee82ee 9400d3
purple 6c4a86 53397a 800080
deep violet 4b0082
orchid da70d6 ba55d3
mauve a98aa3 d8bfd8
magenta ff00ff 8b008b
aubergine 3b1f34
hot pink ff69b4
pink df7f98
neon pink ff3f9b
deep pink ff1493 c71585
fuchsia b62a6b
raspberry a8325e db7093
wine red 6a1f34 800000
plum 55243f
light pink f2c9cf ffb6c1
powder pink eec7cd ffc0cb
old rose b96f77
crimson dc143c b22222
red b3202c a81f2c
dark red 6d1a22 8b0000
burgundy 5d1626
`;

const LINE = /^(.*?)((?: [0-9a-f]{6})+)$/;

/** Each name once for each of its colours. */
export const NAMED: readonly (readonly [name: string, colour: Lab])[] = NAMED_COLOURS.trim()
  .split("\n")
  .flatMap((line) => {
    const [, name, colours] = LINE.exec(line)!;
    return colours!
      .trim()
      .split(" ")
      .map((hex) => [name!, labOf(`#${hex}` as Hex)] as const);
  });
