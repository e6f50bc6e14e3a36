import { testKilledUnderWrites } from "./killed-under-writes.ts";

testKilledUnderWrites({ kills: 4, fewestWrites: 120 });
