import { useMutation } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { addConsult } from "../api/calls.ts";
import type { Data, Input } from "../api/definition.ts";
import type { ApiError } from "../api/error.ts";

type Ask = { readonly consult: Input<typeof addConsult>; readonly key: string };

/** A key for one message: sending it again under the same key is one message. Works on plain http too, where `crypto.randomUUID` is not there. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Sends a message to the mill: `{ mutate, data, error, isPending }`. */
export const useAskMill = () =>
  useMutation<Data<typeof addConsult>, ApiError, Ask>({
    mutationFn: ({ consult, key }) => call(addConsult, consult, { idempotencyKey: key }),
  });
