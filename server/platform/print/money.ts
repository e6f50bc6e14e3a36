/** Decimals of a currency's minor unit: 2 for USD, 0 for JPY. Source: ISO 4217 through CLDR. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** As "12500.00 USD", in a sentence of any language. */
export function moneyInWords({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  const decimals = decimalsOf(currency);
  return `${(amount / 10 ** decimals).toFixed(decimals)} ${currency}`;
}
