/** A 2/2 twill on four shafts with a coloured end in every four, as a weaving program writes it. */
export const TWILL_WIF = `; drawn by hand
[WIF]
Version=1.1
Source Program=Hand
[CONTENTS]
WEAVING=yes
[WEAVING]
Shafts=4
Treadles=4
Rising Shed=yes
[WARP]
Threads=8
Color=1
Units=Inches
Spacing=0.05
[WEFT]
Threads=4
Color=2
Units=Decipoints
Spacing=36
[COLOR PALETTE]
Form=RGB
Range=0,999
[COLOR TABLE]
1=999,999,999
2=0,0,500
[THREADING]
1=1
2=2
3=3
4=4
5=1
6=2
7=3
8=4
[TIEUP]
1=1,4
2=1,2
3=2,3
4=3,4
[TREADLING]
1=1
2=2
3=3
4=4
[WARP COLORS]
3=2
7=2
[ACME LOOM]
Foo=Bar
`;
