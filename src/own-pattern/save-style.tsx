import type { JoinedPattern } from "@selvedge/garment-core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCall, useSend } from "../api/call.ts";
import { createOwnStyle, getDesignFrontMenu, getStyleList, listOwnStyles } from "../api/calls.ts";
import type { ApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { useFabricAlong } from "../state/fabric-along.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { FIRST_FORM, FORMS } from "./pattern-state.ts";

const WEARERS = { men: "Men", women: "Women", boys: "Boys", girls: "Girls" } as const;
const CLOTHS = {
  jersey: "Jersey",
  fleece: "Fleece",
  poplin: "Poplin",
  viscose: "Viscose",
  wool: "Wool suiting",
  twill: "Twill",
  coating: "Coating",
} as const;

type Props = { pattern: JoinedPattern; onChange: (pattern: JoinedPattern) => void };

const choicesOf = <Key extends string>(texts: Readonly<Record<Key, string>>, t: (text: string) => string) =>
  (Object.keys(texts) as Key[]).map((value) => ({ value, label: t(texts[value]) }));

/** On whom and in which cloth the pattern hangs. */
export function Wearing({ pattern, onChange }: Props) {
  const { t } = useTranslation("own-styles");
  return (
    <div className="grid grid-cols-3 gap-2 max-tablet:grid-cols-2">
      <Select
        label={t("Worn by")}
        value={pattern.wearer}
        choices={choicesOf(WEARERS, t)}
        onChange={(wearer) => onChange({ ...pattern, wearer, form: FIRST_FORM[wearer] })}
      />
      <Select
        label={t("Form")}
        value={pattern.form}
        choices={FORMS[pattern.wearer].map((value) => ({ value: value as string, label: value }))}
        onChange={(form) => onChange({ ...pattern, form })}
      />
      <Select
        label={t("Cut for")}
        value={pattern.hand}
        choices={choicesOf(CLOTHS, t)}
        onChange={(hand) => onChange({ ...pattern, hand })}
      />
    </div>
  );
}

/** What the server says of a pattern it would not take, with what it is about. */
function reasonOf(error: ApiError): string {
  const data = error.data as { fields?: readonly { message: string }[]; about?: string } | null;
  return [data?.fields?.[0]?.message ?? error.message, data?.about].filter(Boolean).join(" ");
}

/** Keeps the pattern as a style of the company, and opens it in the editor. */
export function SaveStyle({ pattern, onChange, isReady }: Props & { isReady: boolean }) {
  const { t } = useTranslation("own-styles");
  const go = useNavigate();
  const { along } = useFabricAlong();
  const { data: menus } = useCall(getDesignFrontMenu, {});
  const [menu, setMenu] = useState<string | null>(null);
  const save = useSend(createOwnStyle, [listOwnStyles, getStyleList]);
  const choices = (menus ?? []).flatMap(({ entity: parent, children }) =>
    children.map(({ entity }) => ({ value: String(entity.id), label: `${parent.alias} · ${entity.alias}` })),
  );
  const isNamed = pattern.name.trim() !== "" && pattern.size.trim() !== "";
  return (
    <section className="border-t border-line pt-4">
      <h2 className="mb-3 text-read font-medium">{t("Save as a style")}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)_88px] gap-2">
        <TextField
          label={t("Name")}
          value={pattern.name}
          maxLength={80}
          onChange={(event) => onChange({ ...pattern, name: event.target.value })}
        />
        <TextField
          label={t("Size")}
          value={pattern.size}
          maxLength={20}
          onChange={(event) => onChange({ ...pattern, size: event.target.value })}
        />
      </div>
      <Select
        className="mt-3"
        label={t("Listed under")}
        value={menu}
        choices={choices}
        onChange={setMenu}
        placeholder={t("Choose a menu")}
      />
      {save.error && (
        <p role="alert" className="mt-3 text-dense text-fault">
          {reasonOf(save.error)}
        </p>
      )}
      <Button
        tone="main"
        wide
        className="mt-4"
        busy={save.isPending}
        disabled={!isReady || !isNamed || menu === null}
        onClick={() =>
          save.mutate(
            { pattern: pattern as never, menuId: Number(menu) },
            { onSuccess: ({ id }) => go(along(`/shapeDetails?designId=${id}`)) },
          )
        }
      >
        {t("Save and open in the editor")}
      </Button>
      <p className="mt-2 text-note text-ink-3">{t("Only your company sees it.")}</p>
    </section>
  );
}
