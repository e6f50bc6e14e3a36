import { addConsult, getThread, listThreads } from "../api/calls.ts";
import { useSendOnce } from "../api/send-once.ts";

/** Sends a message to the mill: `{ mutate, data, error, isPending }`. */
export const useAskMill = () => useSendOnce(addConsult, [getThread, listThreads]);
