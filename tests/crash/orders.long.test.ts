import { testKilledWhileOrdering } from "./killed-while-ordering.ts";

/** On PostgreSQL orders are answered faster. */
const orders = Number(process.env.CRASH_ORDERS || (process.env.DATABASE_URL ? 700 : 300));

testKilledWhileOrdering({ orders, kills: 6 });
