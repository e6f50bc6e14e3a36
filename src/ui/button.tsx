import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { cx } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonTone = "main" | "plain" | "quiet";
/** 28, 36 (44 on touch) or 44 px high. */
export type ButtonSize = "small" | "medium" | "large";
type Variant = { tone?: ButtonTone; size?: ButtonSize; wide?: boolean };

const TONES: Readonly<Record<ButtonTone, string>> = {
  main: "border-ink bg-ink text-sheet not-aria-disabled:hover:border-ink-lift not-aria-disabled:hover:bg-ink-lift not-aria-disabled:active:bg-black aria-disabled:border-line aria-disabled:bg-line aria-disabled:text-ink-3",
  plain:
    "border-edge bg-sheet text-ink not-aria-disabled:hover:border-ink not-aria-disabled:hover:bg-plate aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3",
  quiet:
    "border-transparent bg-transparent text-ink underline decoration-edge decoration-1 underline-offset-[3px] not-aria-disabled:hover:bg-plate not-aria-disabled:hover:decoration-ink aria-disabled:text-ink-3",
};
const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "min-h-7 gap-1.5 px-2.5 text-dense pointer-coarse:min-h-9",
  medium: "min-h-9 gap-2 px-4 text-body pointer-coarse:min-h-11",
  large: "min-h-11 gap-2 px-5.5 text-body",
};

/** The look of a button, for the rare element that cannot be one. */
export const buttonClass = ({ tone = "plain", size = "medium", wide = false }: Variant = {}): string =>
  cx(
    "inline-flex select-none items-center justify-center whitespace-nowrap rounded-control border font-medium transition-colors duration-quick",
    "not-aria-disabled:active:translate-y-px",
    TONES[tone],
    SIZES[size],
    tone === "quiet" && "px-2",
    wide && "w-full",
  );

export type ButtonProps = Variant &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "size"> & {
    /** Keeps the label and the width, shows a spinner for the icon and refuses a second press. */
    busy?: boolean;
    icon?: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

/** The one button. An off button stays focusable, so that a reader can find out why. */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  disabled = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = disabled || busy;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(buttonClass({ tone, size, wide }), "relative", className)}
    >
      {busy && !icon && <Spinner className="absolute inset-s-0.5 size-3!" />}
      {busy && icon ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button; `to` is a path of the portal. */
export function ButtonLink({ tone, size, wide, icon, className, children, ...rest }: Variant & LinkProps & { icon?: ReactNode }) {
  return (
    <Link {...rest} className={cx(buttonClass({ tone, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  );
}

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
  size?: ButtonSize;
  /** Set for a switch: ink when on. */
  pressed?: boolean;
  /** A sheet behind it, where it lies over cloth. */
  onCloth?: boolean;
  ref?: Ref<HTMLButtonElement>;
};
const SQUARES: Readonly<Record<ButtonSize, string>> = { small: "size-7", medium: "size-8", large: "size-11" };

/** A square button with an icon and a name. */
export function IconButton({
  label,
  icon,
  size = "medium",
  pressed,
  onCloth = false,
  disabled = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(
        "grip inline-grid shrink-0 place-items-center rounded-control transition-colors duration-quick",
        "not-aria-disabled:active:translate-y-px aria-disabled:text-edge",
        pressed ? "bg-ink text-sheet" : "not-aria-disabled:hover:bg-plate data-popup-open:bg-plate",
        onCloth && !pressed && "bg-sheet",
        SQUARES[size],
        className,
      )}
    >
      {icon}
    </button>
  );
}
