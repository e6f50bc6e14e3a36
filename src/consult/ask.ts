import { useSendOnce } from "../api/call.ts";
import { addConsult } from "../api/calls.ts";

/** Sends a message to the mill: `{ mutate, data, error, isPending }`. */
export const useAskMill = () => useSendOnce(addConsult);
