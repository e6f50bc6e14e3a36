import { testKilledWhileOrdering } from "./killed-while-ordering.ts";

testKilledWhileOrdering({ orders: 90, kills: 2 });
