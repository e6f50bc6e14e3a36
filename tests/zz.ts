import { createHash } from "node:crypto";
import { shippedDescriptors } from "../server/demo/descriptors/shipped.ts";
import { FABRICS } from "../server/demo/fabrics/index.ts";
import { wordOf } from "../server/platform/image/colours/names.ts";
import { hexOfLab } from "@selvedge/textile-core";
const known=await shippedDescriptors() as any;
for (const f of FABRICS) { if(!/stripe|gingham|check|tartan|tweed|denim|Poplin 50|melange|chambray|Houndstooth|Daisies|Polka/i.test(f.name)) continue;
 const h=createHash("sha256").update(JSON.stringify(f.cloth)).digest("hex"); const s=known.get?known.get(h):known(h); if(!s){console.log("none",f.code);continue}
 console.log(f.code,f.name,"|",f.attrs.color,"|",s.palette.map(([l,a,b,sh]:any)=>`${wordOf([l,a,b])} ${hexOfLab([l,a,b])} ${(sh*100)|0}`).join(", ")); }
