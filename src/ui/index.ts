/** The components of the portal: the only place that styles a control. */
export {
  Button,
  ButtonLink,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  buttonClass,
  IconButton,
  type IconButtonProps,
} from "./button.tsx";
export { Checkbox, type Choice, Segmented } from "./choices.tsx";
export { cx } from "./classes.ts";
export { boxClass, Field, SearchField, TextArea, TextField } from "./field.tsx";
export { Icon } from "./icon.tsx";
export { type LengthUnit, LengthUnitContext } from "./length-unit.ts";
export { Menu } from "./menu.tsx";
export type { MenuEntry } from "./menu-entry.ts";
export { clampTo, roundTo, strideOf, writeNumber } from "./number.ts";
export { NumberField, type NumberFieldProps } from "./number-field.tsx";
export { Picture } from "./picture.tsx";
export { readNumber } from "./read-number.ts";
export { Select } from "./select.tsx";
export { Slider } from "./slider.tsx";
export { Spinner } from "./spinner.tsx";
export { Empty, ErrorState, Skeleton } from "./states.tsx";
export { ToastRegion, toast } from "./toast.tsx";
export { Tooltip } from "./tooltip.tsx";
export { unitSign, withUnit } from "./unit-sign.ts";
export { Wordmark } from "./wordmark.tsx";
export { Code, Quantity } from "./words.tsx";
