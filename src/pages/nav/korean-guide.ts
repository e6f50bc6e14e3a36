/** "For customers in Korea", as its readers read it in a page of any language. */
export const KOREAN_GUIDE = "한국 고객을 위한 안내";
