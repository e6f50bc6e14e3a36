/**
 * Plain colour names with their sRGB values, a selection from color-name-list by David Aerne and contributors (MIT License,
 * see NOTICE): names that a mill would print, one or two words, the last of them a colour. 20 kB; load it through `namedColours`.
 */
export const NAMED_COLOURS = `
8ffe09 Acid Green
69a3c1 Air Blue
f3e7db Alabaster
eddcc8 Almond
ffbf00 Amber
b46a4d Amber Brown
c19552 Amber Gold
ac8a41 Amber Green
d0a592 Amber Grey
fab75a Amber Yellow
9966cc Amethyst
28282d Anthracite
704a07 Antique Bronze
553f2d Antique Brown
352126 Antique Burgundy
9e6649 Antique Copper
ffc7b0 Antique Coral
b59e5f Antique Gold
2c6e62 Antique Green
69576d Antique Grey
f9ecd3 Antique Ivory
bbb0b1 Antique Mauve
c27a74 Antique Pink
7d4f51 Antique Red
997165 Antique Rose
918e8c Antique Silver
004e4e Antique Turquoise
ece6d5 Antique White
b8d7a6 Apple Cream
bdad13 Apple Jade
b59f62 Apple Wine
ffb16d Apricot
cc7e5b Apricot Brown
f1bd89 Apricot Cream
c86b3c Apricot Orange
e8917d Apricot Red
da8c53 Apricot Tan
f7f0db Apricot White
f7bd81 Apricot Yellow
0ff0fe Aqua
79b6bc Aqua Blue
01f1f1 Aqua Cyan
12e193 Aqua Green
889fa5 Aqua Grey
95d6dc Arctic Blue
45bcb3 Arctic Green
bbccdd Arctic Grey
b7abb0 Arctic Rose
e9eae7 Arctic White
4b5320 Army Green
bebaa7 Ash
98623c Ash Brown
8c6f54 Ash Gold
c1b5a9 Ash Grey
737486 Ash Mauve
998e91 Ash Pink
e8d3c7 Ash Plum
b5817d Ash Rose
9695a4 Ash Violet
e9e4d4 Ash White
f0bd7e Ash Yellow
372528 Aubergine
abccc3 Baby Aqua
a2cffe Baby Blue
8cff9e Baby Green
ffb7ce Baby Pink
ca9bf7 Baby Purple
e6daa6 Beige
32607a Berry Blue
544f4c Berry Brown
9a8ca2 Berry Cream
624d55 Berry Wine
ffe4c4 Bisque
000000 Black
d1001c Blood Orange
73404d Blood Rose
0000ff Blue
413f44 Bluish Black
10a674 Bluish Green
748b97 Bluish Grey
703be7 Bluish Purple
edd5c7 Blush Beige
d9e6e0 Blush Mint
e2e0d8 Blush Sand
e0d7c6 Bone
7b002c Bordeaux
006a4e Bottle Green
b5a642 Brass
b58735 Brass Yellow
a03623 Brick
77603f Brick Brown
c14a09 Brick Orange
8f1402 Brick Red
d2a161 Brick Yellow
0bf9ea Bright Aqua
0165fc Bright Blue
a05822 Bright Bronze
533b32 Bright Brown
3c6098 Bright Cobalt
41fdfe Bright Cyan
feffca Bright Ecru
cf9f52 Bright Gold
66ff00 Bright Green
ebecf0 Bright Grey
6f00fe Bright Indigo
f1e78c Bright Khaki
bf94e4 Bright Lavender
d891ef Bright Lilac
ff08e8 Bright Magenta
c32148 Bright Maroon
98ff98 Bright Mint
9cbb04 Bright Olive
ff7034 Bright Orange
be03fd Bright Purple
ff000d Bright Red
c51959 Bright Rose
d1ceb4 Bright Sage
01f9c6 Bright Teal
08e8de Bright Turquoise
ad0afd Bright Violet
f6f2f1 Bright White
fffe42 Bright Yellow
a87900 Bronze
3a4856 Bronze Blue
825e2f Bronze Brown
8d8752 Bronze Green
584c25 Bronze Olive
e6be9c Bronze Sand
737000 Bronze Yellow
653700 Brown
413936 Brownish Black
6a6e09 Brownish Green
86775f Brownish Grey
cb7723 Brownish Orange
c27e79 Brownish Pink
76424e Brownish Purple
9e3623 Brownish Red
c9b003 Brownish Yellow
f0dc82 Buff
900020 Burgundy
c56a39 Burnt Copper
e57568 Burnt Coral
420303 Burnt Maroon
bb4f35 Burnt Ochre
736f54 Burnt Olive
cc5500 Burnt Orange
9f2305 Burnt Red
d5ab09 Burnt Yellow
c88849 Butter Bronze
fddebd Butter White
fffd74 Butter Yellow
5f9ea0 Cadet Blue
91a3b0 Cadet Grey
c69f59 Camel
a56639 Camel Brown
e5743b Camel Red
ccd6bc Canary Green
af6f09 Caramel
c41e3a Cardinal
d60036 Carmine
edb9ad Carnation Coral
ce94c2 Carnation Rose
ace1af Celadon
ad134e Cerise
55aaee Cerulean
e9d2ac Champagne
343837 Charcoal
c1f80a Chartreuse
cf0234 Cherry
c7607b Cherry Pink
a10047 Cherry Plum
f7022a Cherry Red
b7938f Cherry Taupe
b04556 Cherry Wine
742802 Chestnut
6d1008 Chestnut Brown
ab8508 Chestnut Gold
2a4f21 Chestnut Green
852e19 Chestnut Plum
6c333f Chestnut Red
cd5252 Chestnut Rose
eaf1e6 Chestnut White
d2691e Chocolate
3f2f31 Chocolate Plum
4d3635 Chocolate Red
d26911 Cinnamon
9e6a19 Cinnamon Brown
b78153 Cinnamon Sand
c9543a Cinnamon Stone
b66a50 Clay
d5d1c3 Clay Beige
ae895d Clay Ochre
030aa7 Cobalt
94ff94 Cobalt Green
0264ae Cobalt Stone
875f42 Cocoa
6f4e37 Coffee
fff2d7 Coffee Cream
a9898d Coffee Rose
c6b5a7 Cool Beige
002e63 Cool Black
4984b8 Cool Blue
ae996b Cool Camel
807b76 Cool Charcoal
ad8458 Cool Copper
fbe5d9 Cool Cream
33b864 Cool Green
8c93ad Cool Grey
b3a6a5 Cool Lavender
c6dad5 Cool Mint
e5ccd1 Cool Pink
aa23ff Cool Purple
d0ccc5 Cool Slate
dae6e2 Cool White
eaefce Cool Yellow
b87333 Copper
9a6051 Copper Brown
946877 Copper Pink
cb6d51 Copper Red
996666 Copper Rose
95524c Copper Rust
dc8c5d Copper Tan
38887f Copper Turquoise
ff7f50 Coral
ead6ce Coral Cream
cf714a Coral Gold
abe2cf Coral Green
e4694c Coral Orange
f88379 Coral Pink
f3774d Coral Rose
ca884e Coral Sand
ddc3b6 Coral Stone
5170d7 Cornflower
6c91c5 Cornflower Blue
ffb0ac Cornflower Lilac
ffffc2 Cream
8c000f Crimson
d6a332 Curry
00ffff Cyan
d687ba Cyclamen
315b7d Dark Blue
333232 Dark Charcoal
008b8b Dark Cyan
00834e Dark Emerald
033500 Dark Green
363737 Dark Grey
5c8774 Dark Jade
856798 Dark Lavender
9c6da5 Dark Lilac
8b008b Dark Magenta
3c0008 Dark Maroon
40495b Dark Navy
373e02 Dark Olive
c65102 Dark Orange
cb416b Dark Pink
35063e Dark Purple
840000 Dark Red
b5485d Dark Rose
6d765b Dark Sage
a88f59 Dark Sand
465352 Dark Slate
483c3c Dark Taupe
014d4e Dark Teal
045c5a Dark Turquoise
34013f Dark Violet
e7bf8e Dark Yellow
040273 Deep Blue
51412d Deep Bronze
342a2a Deep Brown
424769 Deep Cobalt
da7c55 Deep Coral
556551 Deep Emerald
02590f Deep Green
4c567a Deep Indigo
565a7d Deep Lavender
a0025c Deep Magenta
623f45 Deep Maroon
55aa66 Deep Mint
dc4d01 Deep Orange
4a2a59 Deep Plum
36013f Deep Purple
9a0200 Deep Red
b25550 Deep Rose
726751 Deep Tan
7b6660 Deep Taupe
00555a Deep Teal
01b0bd Deep Turquoise
330066 Deep Violet
3311ee Delft Blue
2243b6 Denim
2f6479 Denim Blue
c2ae88 Desert Camel
d16459 Desert Coral
b8a487 Desert Grey
d6cdb7 Desert Khaki
e8d2d6 Desert Mauve
b3837f Desert Red
cd616b Desert Rose
90926f Desert Sage
edc9af Desert Sand
a38c6c Desert Tan
7f7166 Desert Taupe
a29259 Desert Yellow
b3ada7 Dove
6d6c6c Dove Grey
e6e2d8 Dove White
53665c Duck Green
774400 Dusky Brown
7a705b Dusky Green
d6cbda Dusky Lilac
873e1a Dusky Orange
cc7a8b Dusky Pink
895b7b Dusky Purple
ba6873 Dusky Rose
e1cec7 Dusky Sand
c9bdb7 Dusky Taupe
d0bfbe Dusky Violet
ffff05 Dusky Yellow
bddaca Dusty Aqua
8093a4 Dusty Blue
d29b83 Dusty Coral
d7b999 Dusty Gold
76a973 Dusty Green
cdccd0 Dusty Grey
f1ddbe Dusty Ivory
ac86a8 Dusty Lavender
d3cacd Dusty Lilac
676658 Dusty Olive
e16d4f Dusty Orange
d58a94 Dusty Pink
d7d0e1 Dusty Plum
825f87 Dusty Purple
b9484e Dusty Red
b56f76 Dusty Rose
bdbaae Dusty Sand
4c9085 Dusty Teal
598a8f Dusty Turquoise
cfc88f Dusty Yellow
4e6594 Dutch Blue
dfa837 Dutch Orange
f0dfbb Dutch White
c2b280 Ecru
f0ead6 Eggshell
7df9ff Electric Blue
b56257 Electric Brown
0ff0fc Electric Cyan
21fc0d Electric Green
6600ff Electric Indigo
f4bfff Electric Lavender
ff3503 Electric Orange
ff0490 Electric Pink
bf00ff Electric Purple
e60000 Electric Red
8f00f1 Electric Violet
fffc00 Electric Yellow
028f1e Emerald
046307 Emerald Green
016360 Emerald Stone
c64a55 English Coral
1b4d3f English Green
9d7bb0 English Lavender
ab4b52 English Red
f4c6c3 English Rose
563d5d English Violet
658cbb Faded Blue
7bb274 Faded Green
eae8e4 Faded Grey
b2c4d4 Faded Indigo
427977 Faded Jade
a5975b Faded Khaki
92a2bb Faded Lilac
f0944d Faded Orange
de9dac Faded Pink
916e99 Faded Purple
d3494e Faded Red
bf6464 Faded Rose
ddbedd Faded Violet
feff7f Faded Yellow
cfaf7b Fawn
71452a Fawn Brown
548d44 Fern
009b54 Fern Green
f6e2d8 Flamingo Peach
ef8e87 Flamingo Red
eedc82 Flax
08ff08 Fluorescent Green
ffcf00 Fluorescent Orange
fe1493 Fluorescent Pink
ff5555 Fluorescent Red
00fdff Fluorescent Turquoise
ccff02 Fluorescent Yellow
d6d7d2 Fog
f1efe4 Fog White
154406 Forest Green
c8caa4 Forest Sand
a67b50 French Beige
0072bb French Blue
f2c9b1 French Cream
bfbdc1 French Grey
dfc9d1 French Lavender
deb7d9 French Lilac
d473d4 French Mauve
fd6c9e French Pink
811453 French Plum
f64a8a French Rose
b8bcbc French Silver
d3c2bf French Taupe
8806ce French Violet
f1e7db French White
ac1e44 French Wine
ed0dd9 Fuchsia
7a58c1 Fuchsia Blue
ff77ff Fuchsia Pink
d33479 Fuchsia Purple
b73879 Fuchsia Red
c74375 Fuchsia Rose
733635 Garnet
cc7446 Garnet Sand
b06500 Ginger
a9c1c0 Glacier Blue
bbbcbd Glacier Grey
ffd700 Gold
dba950 Golden Apricot
cea277 Golden Beige
b27a01 Golden Brown
f7b768 Golden Cream
d8c39f Golden Ecru
bdb369 Golden Green
c56f3b Golden Ochre
ab9c40 Golden Olive
d7942d Golden Orange
b09d73 Golden Sage
eace6a Golden Sand
ffdf00 Golden Yellow
24486c Grape Blue
a8e4a0 Grape Green
6d6166 Grape Grey
c2c4d4 Grape Lavender
5d1451 Grape Purple
64344b Grape Wine
383428 Graphite
00ff00 Green
c9d179 Greenish Beige
454445 Greenish Black
0b8b87 Greenish Blue
696112 Greenish Brown
2afeb7 Greenish Cyan
96ae8d Greenish Grey
bccb7a Greenish Tan
32bf84 Greenish Teal
00fbb0 Greenish Turquoise
d1f1de Greenish White
cdfd02 Greenish Yellow
808080 Grey
a8a495 Greyish Beige
555152 Greyish Black
5e819d Greyish Blue
7a6a4f Greyish Brown
82a67d Greyish Green
b8b8ff Greyish Lavender
c88d94 Greyish Pink
887191 Greyish Purple
719f91 Greyish Teal
d6dee9 Greyish White
877254 Greyish Yellow
908982 Gunmetal Beige
777648 Gunmetal Green
808c8c Gunmetal Grey
a36b4b Hazel
a484ac Heather
a76372 Heather Rose
b18398 Heather Violet
d94ff5 Heliotrope
ae8934 Honey
f3e2c6 Honey Beige
daa47a Honey Bronze
e1b67c Honey Gold
b28c4b Honey Mustard
dbbf9a Honey Peach
cc99aa Honey Pink
ca9456 Honey Yellow
984218 Hot Brown
f35b53 Hot Coral
25ff29 Hot Green
ff00cc Hot Magenta
735c12 Hot Mustard
f4893d Hot Orange
ff028d Hot Pink
cb00f5 Hot Purple
ccaa00 Hot Sand
aba89e Hot Stone
0b4008 Hunter Green
739bd0 Ice Blue
87d8c3 Ice Green
cac7c4 Ice Grey
c9c2dd Ice Mauve
fefecd Ice Yellow
91955f Indian Green
d3b09c Indian Khaki
ad5b78 Indian Pink
850e04 Indian Red
3c586b Indian Teal
efdac2 Indian White
e3a857 Indian Yellow
4b0082 Indigo
002e51 Indigo Black
3a18b1 Indigo Blue
660099 Indigo Purple
695a78 Indigo Red
ebf6f7 Indigo White
252024 Ink Black
0c5a77 Ink Blue
5a4fcf Iris
114b91 Iron Blue
7c7f7c Iron Grey
e7661e Iron Orange
114e56 Iron Teal
fffff0 Ivory
00a86b Jade
59b587 Jade Cream
779977 Jade Green
353337 Jet Black
9d9a9a Jet Grey
f2ede2 Jet White
c3b091 Khaki
006491 Kingfisher Blue
7e969f Kingfisher Grey
7ab6b6 Kingfisher Turquoise
b56edc Lavender
ccccff Lavender Blue
c79fef Lavender Cream
bdbbd7 Lavender Grey
9457eb Lavender Indigo
ee82ed Lavender Magenta
687698 Lavender Mauve
967bb6 Lavender Purple
fba0e3 Lavender Rose
c3b7bf Lavender Sand
767ba5 Lavender Violet
e9d79e Leaf Yellow
fff700 Lemon
fee193 Lemon Cream
adf802 Lemon Green
fbe9ac Lemon Rose
fbf6e0 Lemon White
f2dad6 Light Apricot
e5deca Light Beige
add8e6 Light Blue
b5651d Light Brown
726e68 Light Charcoal
c48f4b Light Copper
e0ffff Light Cyan
76ff7b Light Green
d8dcd6 Light Grey
998d7c Light Khaki
efc0fe Light Lavender
dcc6d2 Light Lilac
c292a1 Light Mauve
b6ffbb Light Mint
acbf69 Light Olive
ffd1df Light Pink
ff7f7f Light Red
f4d4d6 Light Rose
b3b0a3 Light Sage
dcd1cc Light Stone
b19d8d Light Taupe
b1ccc5 Light Teal
7ef4cc Light Turquoise
d6b4fc Light Violet
fffe7a Light Yellow
cea2fd Lilac
8293ac Lilac Blue
d6d0d6 Lilac Mauve
c09dc8 Lilac Pink
a183c0 Lilac Purple
bd4275 Lilac Rose
d4c7c4 Lilac Tan
754a80 Lilac Violet
aaff32 Lime
d0e3ad Lime Cream
8ead2c Lime Green
b6848c Lime Pink
e9e4df Lime White
d0fe1d Lime Yellow
faf0e6 Linen
ff00ff Magenta
c04000 Mahogany
0bda51 Malachite
fcc006 Marigold
01386a Marine Blue
40a48e Marine Green
a5b2aa Marine Grey
008383 Marine Teal
800000 Maroon
e0b0ff Mauve
730039 Merlot
020035 Midnight Blue
706048 Midnight Brown
004953 Midnight Green
666a6d Midnight Grey
364251 Midnight Navy
280137 Midnight Purple
476062 Midnight Teal
6a75ad Midnight Violet
667c3e Military Green
706043 Military Olive
dce3e7 Milk Blue
dcd9cd Milk White
3eb489 Mint
bce0df Mint Blue
f5fffa Mint Cream
487d4a Mint Green
95b090 Mint Stone
f8eed6 Mist Yellow
9d7651 Mocha
6b565e Mocha Brown
ac9680 Mocha Tan
009051 Moss
715b2e Moss Brown
afab97 Moss Grey
8f6d6b Moss Rose
b4a54b Moss Stone
920a4e Mulberry
ceb301 Mustard
a6894b Mustard Gold
a8b504 Mustard Green
e1ad01 Mustard Yellow
3b719f Muted Blue
5fa052 Muted Green
3b5698 Muted Lavender
b3a9a3 Muted Mauve
d1768f Muted Pink
805b87 Muted Purple
954b51 Muted Red
93907e Muted Sage
1a5091 Nautical Blue
01153e Navy
04d9ff Neon Blue
39ff14 Neon Green
fe019a Neon Pink
bc13fe Neon Purple
ff073a Neon Red
ff0080 Neon Rose
674876 Neon Violet
cfff04 Neon Yellow
7e4a3b Nutmeg
c9c1b1 Oatmeal
3d9973 Ocean Green
e4d5cd Ocean Sand
cc7722 Ochre
9f7b3e Ochre Brown
cc7733 Ochre Maroon
303030 Off Black
5684ae Off Blue
6ba353 Off Green
ffffe4 Off White
f1f33f Off Yellow
43302e Old Burgundy
73503b Old Copper
cfb53b Old Gold
839573 Old Green
ffffcb Old Ivory
796878 Old Lavender
673147 Old Mauve
c77986 Old Pink
c08081 Old Rose
848482 Old Silver
90091f Old Wine
808010 Olive
645403 Olive Brown
bfac8b Olive Gold
837752 Olive Ochre
9abf8d Olive Sand
c2b709 Olive Yellow
464544 Onyx
ffa500 Orange
7a81ff Orchid
800020 Oxblood
002147 Oxford Blue
504139 Oxford Brown
b8a99a Oxford Tan
e3d3bf Oyster
cbc1ae Oyster Grey
d4b5b0 Oyster Pink
cbc4a2 Oyster White
bcd4e1 Pale Aqua
ccc7b1 Pale Beige
d0fefe Pale Blue
b1916e Pale Brown
f0d0b4 Pale Coral
fdde6c Pale Gold
69b076 Pale Green
fdfdfe Pale Grey
77c3b4 Pale Jade
998877 Pale Khaki
dcd0ff Pale Lavender
d8b5bf Pale Lilac
c6a4a4 Pale Mauve
aac2a1 Pale Mint
d3c7a1 Pale Olive
ffe5ad Pale Peach
efcddb Pale Pink
b790d4 Pale Purple
efd6da Pale Rose
acbda1 Pale Sage
e5d5ba Pale Sand
9fabad Pale Slate
bc987e Pale Taupe
82cbb2 Pale Teal
a5fbd5 Pale Turquoise
c6c3d6 Pale Violet
fefcaf Parchment
a2bffe Pastel Blue
836953 Pastel Brown
77dd77 Pastel Green
cfcfc4 Pastel Grey
d2f0e0 Pastel Jade
d8a1c4 Pastel Lavender
bdb0d0 Pastel Lilac
f49ac2 Pastel Magenta
cef0cc Pastel Mint
ff964f Pastel Orange
f1caad Pastel Peach
dea5a4 Pastel Pink
b39eb5 Pastel Purple
ff6961 Pastel Red
d5c6b4 Pastel Sand
99c5c4 Pastel Turquoise
cb99c9 Pastel Violet
fdfd96 Pastel Yellow
ffb07c Peach
cd9489 Peach Beige
fff0db Peach Cream
ffcc99 Peach Orange
ff9a8a Peach Pink
f9cdc4 Peach Red
f6e3d5 Peach Rose
fadfad Peach Yellow
016795 Peacock Blue
006a50 Peacock Green
513843 Peacock Purple
eae0c8 Pearl
88d8c0 Pearl Aqua
377b70 Pearl Green
dfd3d4 Pearl Rose
e6e0e3 Pearl Violet
f3f2ed Pearl White
f1e3bc Pearl Yellow
e6e200 Peridot
8e82fe Periwinkle
1c39bb Persian Blue
9b7939 Persian Gold
00a693 Persian Green
32127a Persian Indigo
d99058 Persian Orange
f77fbe Persian Pink
701c1c Persian Plum
cc3333 Persian Red
fe28a2 Persian Rose
8c8eb2 Persian Violet
005f6a Petrol
549b8c Petrol Green
91a092 Pewter
8ba8b7 Pewter Blue
5e6259 Pewter Green
a7a19e Pewter Grey
2b5d34 Pine
ffc0cb Pink
b17261 Pinkish Brown
c8aca9 Pinkish Grey
ff724c Pinkish Orange
d648d7 Pinkish Purple
f10c45 Pinkish Red
d99b82 Pinkish Tan
fff1fa Pinkish White
93c572 Pistachio
66386a Plum
4b6176 Plum Blue
4e4247 Plum Brown
6a6a6f Plum Charcoal
695c39 Plum Green
b6a19b Plum Taupe
734d58 Plum Wine
c23c47 Poppy
dd3845 Poppy Red
b0e0e6 Powder Blue
bfc2ce Powder Lilac
fdd6e5 Powder Pink
95396a Powder Red
f5b3bc Powder Rose
f7f1dd Powder Sand
ebf1f5 Powder White
003366 Prussian Blue
6f4b5c Prussian Plum
e6c8a9 Pumpkin Cream
286848 Pumpkin Green
fb7d07 Pumpkin Orange
e99a10 Pumpkin Yellow
800080 Purple
6140ef Purplish Blue
6b4247 Purplish Brown
7a687f Purplish Grey
df4ec8 Purplish Pink
b0054b Purplish Red
dfd3e3 Purplish White
b00149 Raspberry
9a1a60 Raspberry Magenta
e25098 Raspberry Pink
b3436c Raspberry Rose
b63753 Raspberry Wine
ff0000 Red
433635 Reddish Black
7f2b0a Reddish Brown
997570 Reddish Grey
f8481c Reddish Orange
fe2c54 Reddish Pink
910951 Reddish Purple
fff8d5 Reddish White
004040 Rich Black
021bf9 Rich Blue
715e4f Rich Brown
bf7d52 Rich Copper
faeac3 Rich Cream
aa8833 Rich Gold
218845 Rich Green
fff0c4 Rich Ivory
a76bcf Rich Lavender
b666d2 Rich Lilac
b0306a Rich Maroon
3e4740 Rich Olive
720058 Rich Purple
ff1144 Rich Red
b39c89 Rich Taupe
50578b Rich Violet
ff007f Rose
e3cbc4 Rose Beige
bc8e8f Rose Brown
efe0de Rose Cream
b76e79 Rose Gold
af9690 Rose Mauve
ff66cc Rose Pink
c92351 Rose Red
fae8e1 Rose Tan
905d5d Rose Taupe
c44d97 Rose Violet
fbeee8 Rose White
9d5c75 Rose Wine
4169e1 Royal Blue
523b35 Royal Brown
e1bc8a Royal Gold
698396 Royal Grey
4e4260 Royal Indigo
7851a9 Royal Lavender
84549b Royal Lilac
543938 Royal Maroon
45505b Royal Navy
654161 Royal Plum
4b006e Royal Purple
e0dddd Royal Silver
fada50 Royal Yellow
ca0147 Ruby
73525c Ruby Grey
9b111e Ruby Red
5c384e Ruby Violet
85393d Ruby Wine
80461b Russet
a83c09 Rust
966684 Rust Magenta
c45508 Rust Orange
aa2704 Rust Red
f4c430 Saffron
f08f00 Saffron Gold
d09b2c Saffron Yellow
87ae73 Sage
887766 Sage Green
9ea49d Sage Grey
7d8277 Sage Slate
413c7b Sage Violet
ff796c Salmon
e9cfcf Salmon Cream
e3b6aa Salmon Grey
ff8c69 Salmon Orange
fdc5b5 Salmon Peach
ff91a4 Salmon Pink
ff737e Salmon Rose
d9aa8f Salmon Sand
e2ca76 Sand
0f52ba Sapphire
887084 Sapphire Pink
41495d Sapphire Stone
ff2400 Scarlet
006994 Sea Blue
53fca1 Sea Green
cfb1d8 Sea Lavender
db817e Sea Pink
704214 Sepia
56564b Shell Brown
e88d68 Shell Coral
f88180 Shell Pink
f0ebe0 Shell White
ff6e1c Shocking Orange
fe02a2 Shocking Pink
ff006a Shocking Rose
a9561e Sienna
c0c0c0 Silver
8a9a9a Silver Blue
d7d7c7 Silver Green
a8a8a4 Silver Grey
dbccd3 Silver Mauve
d9a8a8 Silver Pink
d29ea6 Silver Rose
c9a0df Silver Rust
8e8572 Silver Sage
dadedd Silver Sand
b8b2a2 Silver Taupe
e7e8e3 Silver White
76d6ff Sky
9fb9e2 Sky Blue
b6c3c1 Sky Grey
cf71af Sky Magenta
516572 Slate
4b3d33 Slate Black
a0987c Slate Brown
658d6d Slate Green
59656d Slate Grey
625c63 Slate Mauve
b3586c Slate Pink
ba6671 Slate Rose
acb4ac Slate Stone
989192 Slate Violet
bfc8c3 Smoke
cebaa8 Smoke Grey
b9a796 Smoky Beige
100c08 Smoky Black
7196a6 Smoky Blue
34282c Smoky Charcoal
4c726b Smoky Emerald
998ba5 Smoky Mauve
bb8d88 Smoky Pink
a1a18f Smoky Slate
647d9e Smoky Violet
aeada3 Smoky White
fffafa Snow
ebc6c0 Snow Pink
f4eaf0 Snow Plum
eeffee Snow White
e0b392 Soft Apricot
b9b5af Soft Beige
6488ea Soft Blue
a18666 Soft Bronze
838298 Soft Charcoal
ffeee0 Soft Coral
f5efd6 Soft Cream
6fc276 Soft Green
fbf1df Soft Ivory
f6e5f6 Soft Lavender
e2d4df Soft Lilac
e6f9f1 Soft Mint
59604f Soft Olive
eec0ab Soft Orange
eedfde Soft Peach
fdb0c0 Soft Pink
a66fb5 Soft Purple
412533 Soft Red
bcbcae Soft Sage
f7f9e9 Soft Silver
74ced2 Soft Turquoise
e9e6e2 Soft Violet
797979 Steel
4682b4 Steel Blue
43464b Steel Grey
cc33cc Steel Pink
5f8a8b Steel Teal
ada587 Stone
b79983 Stone Brown
658e67 Stone Green
9f9484 Stone Grey
8ba8ae Stone Silver
4d404f Stone Violet
507b9c Storm Blue
113333 Storm Green
717486 Storm Grey
a28a88 Storm Red
e4d96f Straw
fcf679 Straw Gold
f0d696 Straw Yellow
fb2943 Strawberry
ffda03 Sunflower Yellow
d1b26f Tan
ff9300 Tangerine
ffa089 Tangerine Cream
fecd01 Tangerine Yellow
b9a281 Taupe
ab856f Tawny Brown
c4962c Tawny Olive
d37f6f Tawny Orange
ccb299 Tawny Tan
bfb5a2 Tea
f883c2 Tea Rose
008080 Teal
cb6843 Terracotta
d6ba9b Terracotta Sand
d8bfd8 Thistle
57534c Thunder Grey
684f3c Tobacco
6d5843 Tobacco Brown
ef4026 Tomato
bf753b Tomato Cream
ec2d01 Tomato Red
cf7e40 Topaz
06c2ac Turquoise
00ffef Turquoise Blue
0e7c61 Turquoise Cyan
04f489 Turquoise Green
b4cecf Turquoise Grey
cfe9dc Turquoise White
1805db Ultramarine
b26400 Umber
f3e5ab Vanilla
b39142 Venetian Gold
bb8e84 Venetian Pink
c80815 Venetian Red
efc6e1 Venetian Rose
f6e3a1 Venetian Yellow
f4320c Vermilion
dfe1cc Vintage Beige
87b8b5 Vintage Blue
9d5f46 Vintage Copper
d68c76 Vintage Coral
b79e78 Vintage Gold
505d74 Vintage Indigo
958b80 Vintage Khaki
baafac Vintage Mauve
ffb05f Vintage Orange
fdcfb0 Vintage Peach
675d62 Vintage Plum
9e3641 Vintage Red
cdbfb9 Vintage Taupe
669699 Vintage Teal
634f62 Vintage Violet
f4efe4 Vintage White
65344e Vintage Wine
9a0eea Violet
773f1a Walnut
4c0400 Walnut Brown
f5d8b2 Walnut Cream
ffb865 Warm Apricot
004242 Warm Black
4b57db Warm Blue
964e02 Warm Brown
b97254 Warm Copper
978a84 Warm Grey
c7b63c Warm Olive
fb5581 Warm Pink
952e8f Warm Purple
c5ae91 Warm Sand
a79a8a Warm Stone
ab917d Warm Taupe
efebd8 Warm White
1f262a Washed Black
94d1df Washed Blue
ccd1c8 Washed Green
cac2af Washed Khaki
c5c0a3 Washed Olive
dedfcc Washed Sage
222023 Wet Charcoal
d1584c Wet Coral
ae8f60 Wet Sand
907e6c Wet Taupe
fbdd7e Wheat
ffffff White
80013f Wine
5f3e3e Wine Brown
7b0323 Wine Red
d7c485 Wine Yellow
48907b Winter Green
ebd9d0 Winter Peach
aa9d80 Winter Sage
f5ecd2 Winter White
a87dc2 Wisteria
ffff00 Yellow
9b7a01 Yellowish Brown
b0dd16 Yellowish Green
edeeda Yellowish Grey
ffab0f Yellowish Orange
fcfc81 Yellowish Tan
e9f1d0 Yellowish White
`;
