import { testKilledUnderWrites } from "./killed-under-writes.ts";

testKilledUnderWrites({ kills: 2, fewestWrites: 60 });
