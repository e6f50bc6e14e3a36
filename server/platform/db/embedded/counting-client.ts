import { PlanningClient } from "../server/planning-client.ts";

/** Nothing but a query; several statements together, and what is no text, may be anything. */
const ONLY_READS = /^\s*select\b[^;]*$/i;

const mayChange = (statement: unknown): boolean => typeof statement !== "string" || !ONLY_READS.test(statement);

/** A class of connections that tell of each statement that may change something, before it is sent. */
export const countingClient = (changing: () => void): typeof PlanningClient =>
  class CountingClient extends PlanningClient {
    override query(...given: Parameters<PlanningClient["query"]>): never {
      if (mayChange(given[0])) changing();
      return super.query(...given);
    }
  };
