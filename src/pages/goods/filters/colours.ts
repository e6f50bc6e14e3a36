/** How each colour name of the catalogue is shown on its swatch: the middle of what the mill sells under that name, sRGB. */
export const COLOUR_SWATCHES: Readonly<Record<string, string>> = {
  white: "#f3f1ea",
  cream: "#e9dfc6",
  "light yellow": "#ecdc93",
  yellow: "#d9aa2b",
  "dark yellow": "#a97f1d",
  "light orange": "#e8b182",
  orange: "#cf7032",
  "dark orange": "#9d4b1e",
  "light pink": "#efd3d3",
  pink: "#d98fa0",
  "dark pink": "#a9536c",
  "light red": "#d4675f",
  red: "#a8322b",
  "dark red": "#6f1d24",
  "light purple": "#b7aecd",
  purple: "#6b4a86",
  "dark purple": "#3d2846",
  "light blue": "#a9c2dd",
  blue: "#4a73ad",
  "dark blue": "#2a4470",
  navy: "#1d2743",
  "light indigo": "#6c7fa6",
  indigo: "#2f3f68",
  "dark indigo": "#1f2a49",
  "light green": "#b2c6a3",
  green: "#3f7a55",
  "dark green": "#1f4634",
  "light khaki": "#cfc3a0",
  khaki: "#a4945f",
  "dark khaki": "#6f6440",
  "light brown": "#b78d61",
  brown: "#6d4a2d",
  "dark brown": "#412a1c",
  "light coffee": "#8f7058",
  coffee: "#4c3425",
  "dark coffee": "#33221a",
  "light grey": "#c4c3be",
  grey: "#8d8d8a",
  "dark grey": "#4d4e50",
  black: "#1c1c1f",
};

/** Hue order of the swatches; a name the table does not know stands last. */
export const swatchOrder = (name: string): number => {
  const index = Object.keys(COLOUR_SWATCHES).indexOf(name);
  return index < 0 ? Number.MAX_SAFE_INTEGER : index;
};
