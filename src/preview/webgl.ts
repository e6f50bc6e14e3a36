let known: boolean | null = null;

/** Whether this browser can draw in 3D. */
export function hasWebGl(): boolean {
  if (known !== null) return known;
  const context = document.createElement("canvas").getContext("webgl2");
  known = context !== null;
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return known;
}

/** Whether the picture is drawn by the processor, as on a machine without a graphics card: then motion and fine filtering cost too much. */
export function isDrawnInSoftware(context: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const info = context.getExtension("WEBGL_debug_renderer_info");
  const name = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
