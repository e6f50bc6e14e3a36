/** Where every way to the fabrics leads: the categories that open first. */
export const FABRICS = "/goods?primaryId=163&secondaryId=250";
