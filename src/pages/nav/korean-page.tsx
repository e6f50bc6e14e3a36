import { useEffect } from "react";
import { chooseLanguage } from "../../i18n.ts";
import { Front } from "./front.tsx";

/** The front arranged for Korean customers; it speaks Korean from the moment it is opened. */
export default function KoreanNavPage() {
  useEffect(() => void chooseLanguage("kor"), []);
  return <Front isKorean />;
}
