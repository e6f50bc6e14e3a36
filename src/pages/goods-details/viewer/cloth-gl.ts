import type { Texture } from "@selvedge/contract";
import { TO_DISPLAY_GLSL } from "../../../drawing/srgb-glsl.ts";
import type { Sight, Size } from "./sight.ts";

/** From this size of a pixel on single threads are drawn from the structure, in mm; at the second they are whole. As in the 3D view. */
const NEAR_FROM_MM = 0.25;
const NEAR_WHOLE_MM = 0.1;
const MAX_ANISOTROPY = 4;

const VERTEX = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0), 0.0, 1.0); }`;

/** The tile under a lamp at the upper left; near, the structure lies over it by its share of its own mean in a pixel of the tile. */
const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D tile, tileNormal, near, nearNormal;
/** mm at the upper left corner, mm a device pixel, height of the canvas in device pixels. */
uniform vec4 sight;
uniform vec2 tileMm, nearMm;
uniform float nearLevel, nearBy;
uniform vec3 table;
out vec4 shown;
const vec3 LAMP = normalize(vec3(-0.55, 0.6, 1.0));
${TO_DISPLAY_GLSL}
void main() {
  vec2 mm = sight.xy + vec2(gl_FragCoord.x, sight.w - gl_FragCoord.y) * sight.z;
  vec4 cloth = texture(tile, mm / tileMm);
  vec3 slope = texture(tileNormal, mm / tileMm).xyz * 2.0 - 1.0;
  vec4 thread = texture(near, mm / nearMm);
  vec3 threadSlope = texture(nearNormal, mm / nearMm).xyz * 2.0 - 1.0;
  if (nearBy > 0.0) {
    vec4 share = min(thread / max(textureLod(near, mm / nearMm, nearLevel), vec4(0.004)), vec4(4.0, 4.0, 4.0, 1.0 / max(cloth.a, 0.25)));
    cloth *= mix(vec4(1.0), share, nearBy);
    slope = mix(slope, threadSlope, nearBy);
  }
  float lit = clamp(dot(normalize(slope), LAMP) / LAMP.z, 0.2, 1.5);
  shown = vec4(toDisplay(mix(table, cloth.rgb * lit, cloth.a)), 1.0);
}`;

/** Linear light of the tables open cloth lies on: a dark one under a light cloth, a light one under a dark. */
const TABLES = { dark: [0.034, 0.032, 0.029], light: [0.89, 0.86, 0.81] } as const;
const PALE_GREEN = 120;

/** The table for a cloth of this mean colour, "#rrggbb". */
export const tableFor = (meanColour: string | null) =>
  meanColour === null || Number.parseInt(meanColour.slice(3, 5), 16) > PALE_GREEN ? TABLES.dark : TABLES.light;

export type ClothGl = {
  /** Draws at once; asks for the structure when single threads are seen. */
  draw(sight: Sight, size: Size, pixelRatio: number): void;
  dispose(): void;
};

type Map = { readonly texture: WebGLTexture; width: number };

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind)!;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Draws a cloth at any scale; null where the browser has no WebGL. `onPicture` is called when one more picture has arrived, `table` lies under an open cloth (linear light). */
export function clothGl(
  canvas: HTMLCanvasElement,
  texture: Texture,
  table: readonly [number, number, number],
  onPicture: () => void,
): ClothGl | null {
  const gl = canvas.getContext("webgl2", { antialias: false, preserveDrawingBuffer: true });
  if (!gl) return null;
  const program = gl.createProgram()!;
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, VERTEX));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, FRAGMENT));
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook
  gl.useProgram(program);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const anisotropic = gl.getExtension("EXT_texture_filter_anisotropic");
  const gone = new AbortController();

  function plain(unit: number, rgba: readonly [number, number, number, number]): Map {
    const made = gl!.createTexture()!;
    gl!.activeTexture(gl!.TEXTURE0 + unit);
    gl!.bindTexture(gl!.TEXTURE_2D, made);
    gl!.texImage2D(gl!.TEXTURE_2D, 0, gl!.RGBA, 1, 1, 0, gl!.RGBA, gl!.UNSIGNED_BYTE, new Uint8Array(rgba));
    gl!.texParameteri(gl!.TEXTURE_2D, gl!.TEXTURE_MIN_FILTER, gl!.LINEAR_MIPMAP_LINEAR);
    gl!.generateMipmap(gl!.TEXTURE_2D);
    if (anisotropic) gl!.texParameteri(gl!.TEXTURE_2D, anisotropic.TEXTURE_MAX_ANISOTROPY_EXT, MAX_ANISOTROPY);
    return { texture: made, width: 0 };
  }
  const maps = [
    plain(0, [232, 230, 226, 255]),
    plain(1, [128, 128, 255, 255]),
    plain(2, [255, 255, 255, 255]),
    plain(3, [128, 128, 255, 255]),
  ] as const;
  for (const [unit, name] of ["tile", "tileNormal", "near", "nearNormal"].entries()) gl.uniform1i(place(name), unit);
  gl.uniform3fv(place("table"), table);

  async function load(unit: number, address: string | null, isColour: boolean): Promise<void> {
    if (address === null) return;
    try {
      const response = await fetch(address, { signal: gone.signal, credentials: "same-origin", referrerPolicy: "no-referrer" });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      const options = { premultiplyAlpha: "none", colorSpaceConversion: isColour ? "default" : "none" } as const;
      const bitmap = await createImageBitmap(await response.blob(), options);
      if (gone.signal.aborted) return;
      gl!.activeTexture(gl!.TEXTURE0 + unit);
      gl!.texImage2D(gl!.TEXTURE_2D, 0, isColour ? gl!.SRGB8_ALPHA8 : gl!.RGBA8, gl!.RGBA, gl!.UNSIGNED_BYTE, bitmap);
      gl!.generateMipmap(gl!.TEXTURE_2D);
      maps[unit]!.width = bitmap.width;
      bitmap.close();
      onPicture();
    } catch (reason) {
      if (!gone.signal.aborted) console.warn("A picture of the cloth could not be loaded.", reason);
    }
  }
  void load(0, texture.url, true);
  void load(1, texture.normalUrl, false);
  let isNearAsked = false;
  const { near } = texture;

  return {
    draw({ x, y, pxPerMm }, { width, height }, pixelRatio) {
      const [across, down] = [Math.max(1, Math.round(width * pixelRatio)), Math.max(1, Math.round(height * pixelRatio))];
      if (canvas.width !== across) canvas.width = across;
      if (canvas.height !== down) canvas.height = down;
      const mmPerPixel = 1 / (pxPerMm * pixelRatio);
      if (near && !isNearAsked && mmPerPixel < NEAR_FROM_MM) {
        isNearAsked = true;
        void load(2, near.url, true);
        void load(3, near.normalUrl, false);
      }
      const share = Math.min(1, Math.max(0, (NEAR_FROM_MM - mmPerPixel) / (NEAR_FROM_MM - NEAR_WHOLE_MM)));
      const isHere = near !== null && maps.every((map) => map.width > 0);
      gl.viewport(0, 0, across, down);
      gl.uniform4f(place("sight"), x, y, mmPerPixel, down);
      gl.uniform2f(place("tileMm"), texture.mmWidth, texture.mmHeight);
      gl.uniform2f(place("nearMm"), near?.mmWidth ?? 1, near?.mmHeight ?? 1);
      gl.uniform1f(place("nearBy"), isHere ? share * share * (3 - 2 * share) : 0);
      const finer = isHere ? ((maps[2].width / near.mmWidth) * texture.mmWidth) / maps[0].width : 1;
      gl.uniform1f(place("nearLevel"), Math.max(0, Math.log2(finer)));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose() {
      gone.abort();
      for (const map of maps) gl.deleteTexture(map.texture);
      gl.deleteProgram(program);
    },
  };
}
