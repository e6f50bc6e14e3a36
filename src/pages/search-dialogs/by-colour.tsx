import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { searchByColour } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";

const RESULTS = 20;
const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** `#1f3a5f` of any way of writing a hex value; null when it is none. */
export function hexOf(text: string): string | null {
  const digits = HEX.exec(text.trim())?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${full.toLowerCase()}`;
}

/** Fabrics by one colour: picked, or written as a value, a name or the code of a colour book. How far each is away is said in ΔE. */
export function ByColour({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("finding");
  const { number } = useFormat();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState("");
  const hex = hexOf(asked);
  const { data, error, isFetching, refetch } = useCall(
    searchByColour,
    { ...(hex ? { hex } : { code: asked }), rn: RESULTS },
    { enabled: asked !== "" },
  );
  const ids = data?.list.map(({ productId }) => productId) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(text.trim());
  };
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <input
          type="color"
          aria-label={t("Colour")}
          value={hexOf(text) ?? data?.colour?.hex ?? "#7d7a73"}
          onChange={(event) => {
            setText(event.target.value);
            setAsked(event.target.value);
          }}
          className="h-9 w-14 cursor-pointer rounded-control border border-edge bg-sheet p-1 pointer-coarse:h-11"
        />
        <TextField
          label={t("Colour value, name or code")}
          value={text}
          maxLength={80}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
          className="min-w-52 flex-1"
        />
        <Button tone="main" type="submit" disabled={text.trim() === ""} busy={isFetching}>
          {t("Search")}
        </Button>
      </form>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isFetching && !data && <Skeleton className="h-40" />}
      {data && !data.colour && (
        <p role="status">{t("The colour is not known. Write it as #1f3a5f, by its name or by its code.")}</p>
      )}
      {data?.colour && ids.length === 0 && <p role="status">{t("No fabric is near this colour")}</p>}
      {data?.colour && ids.length > 0 && (
        <>
          <ul className="grid max-h-[42vh] grid-cols-5 gap-x-3 gap-y-4 overflow-y-auto max-tablet:grid-cols-3">
            {data.list.map((fabric) => (
              <li key={fabric.productId} className="min-w-0 text-note">
                <Link to={`/goodsDetails?productId=${fabric.productId}`} onClick={onDone} className="block">
                  <Picture src={fabric.productImg} ground={fabric.meanColour} alt="" className="aspect-square" />
                  <Code className="mt-1 block truncate font-medium text-ink">{fabric.productCode}</Code>
                  <span dir="ltr" className="font-cond text-ink-3">
                    ΔE {number(fabric.deltaE, 1)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Button
            tone="main"
            className="justify-self-end"
            onClick={() => {
              onDone();
              navigate(`/goods?products=${ids.join(",")}`);
            }}
          >
            {t("Show them in the list")}
          </Button>
        </>
      )}
    </div>
  );
}
