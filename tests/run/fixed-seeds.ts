import fc from "fast-check";
import { SEED } from "./seed.ts";

/** Properties are tried on the same examples in every run; `SEED=$RANDOM npm run test:unit` tries others. A failure names its seed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
