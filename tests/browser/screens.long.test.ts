import { LANGUAGES } from "@selvedge/contract";
import { describeScreens, type Place } from "./screens.ts";

const DAILY: readonly string[] = ["en desk", "arab phone"];

describeScreens(
  LANGUAGES.flatMap((language) =>
    (["desk", "phone"] as const).map((place): Place => ({ language, place, dir: language === "arab" ? "rtl" : "ltr" })),
  ).filter(({ language, place }) => !DAILY.includes(`${language} ${place}`)),
);
