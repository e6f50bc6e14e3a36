import type { ReactNode } from "react";

/** A name and its value; left out where there is none. */
export type Fact = readonly [name: string, value: ReactNode] | false | null;

/** What is known of a record, one fact a line. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-dense">
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact[0]} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{fact[0]}</dt>
            <dd className="min-w-0">{fact[1]}</dd>
          </div>
        ),
    )}
  </dl>
);

/** What the customer wrote when it was asked for. */
export const Words = ({ children }: { children: string }) =>
  children && (
    <p dir="auto" className="mt-3 border-s-2 border-edge ps-3 text-dense whitespace-pre-line">
      {children}
    </p>
  );
