import { expect, test } from "vitest";
import { elsewhere } from "./elsewhere.ts";
import { leadsSomewhere } from "./routes.tsx";

test.each([
  ["/fabricShow", "/goods"],
  ["/fabricShow?cid=poplin", "/goods?cid=poplin"],
  ["/fabricShow?productId=1", "/goodsDetails?productId=1"],
  ["/fabricshow/?productId=1&shareToken=abc", "/shareGoodsDetails?productId=1&shareToken=abc"],
  ["/wap", "/goods"],
  ["/wap/show?products=1,2", "/goods?products=1%2C2"],
  ["/wap/login", "/login?redirect=%2Fwap%2Fshow"],
  ["/wap/login?redirect=%2Fwap%2Fshow%3FproductId%3D1", "/login?redirect=%2Fwap%2Fshow%3FproductId%3D1"],
  ["/wap/modelShow?designId=1", "/styleShow?designId=1"],
  ["/wap/modelShow?designId=1&shareToken=abc", "/shareShapeDetails?designId=1&shareToken=abc"],
  ["/WAP/designShow?designId=1&shareToken=abc", "/shareShapeDetails?designId=1&shareToken=abc"],
  ["/no/such/page?x=1", "/nav"],
])("%s leads to %s, which is there", (asked, goes) => {
  const place = elsewhere(new URL(asked, "https://portal.example"));
  expect(place).toBe(goes);
  expect(leadsSomewhere(place)).toBe(true);
});
