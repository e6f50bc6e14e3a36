/** Where an order is shown: garments have a page of their own. */
export const orderPlace = (kind: "fabric" | "garment", orderId: string): string =>
  `${kind === "garment" ? "/myGarmentOrder" : "/myOrder"}?orderId=${orderId}`;
