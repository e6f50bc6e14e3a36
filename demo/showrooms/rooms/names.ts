import type { ShowroomText } from "@selvedge/server";

/** Names that groups of several rooms have. */
export const STRIPES: ShowroomText = {
  en: "Stripes",
  cn: "条纹",
  fr: "Rayures",
  esp: "Rayas",
  kor: "스트라이프",
  tur: "Çizgililer",
  ita: "Righe",
  arab: "مقلّم",
  jp: "ストライプ",
  rus: "Полоска",
};
export const CHECKS: ShowroomText = {
  en: "Checks",
  cn: "格子",
  fr: "Carreaux",
  esp: "Cuadros",
  kor: "체크",
  tur: "Kareliler",
  ita: "Quadri",
  arab: "كاروهات",
  jp: "チェック",
  rus: "Клетка",
};
export const PRINTS: ShowroomText = {
  en: "Prints",
  cn: "印花",
  fr: "Imprimés",
  esp: "Estampados",
  kor: "프린트",
  tur: "Baskılılar",
  ita: "Stampe",
  arab: "مطبوعات",
  jp: "プリント",
  rus: "Набивные ткани",
};
