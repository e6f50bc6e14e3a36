import { testKilledUnderWrites } from "./killed-under-writes.ts";

testKilledUnderWrites({ kills: 20, fewestWrites: 500 });
