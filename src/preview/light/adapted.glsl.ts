/** Before the tones are mapped: what an eye adapted to the light of the room sees of it. Needs a uniform `mat3 adaptation`. */
export const ADAPTED = "gl_FragColor.rgb = max(adaptation * gl_FragColor.rgb, vec3(0.0));\n#include <tonemapping_fragment>";
