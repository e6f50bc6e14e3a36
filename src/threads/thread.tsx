import type { Subject } from "@selvedge/contract";
import { type ReactNode, Suspense } from "react";
import { loadAreas } from "../i18n.ts";
import { lazy } from "../lazy-part.ts";
import { Skeleton } from "../ui/states.tsx";

const ThreadView = lazy(async () => {
  const [view] = await Promise.all([import("./thread-view.tsx"), loadAreas(["messages", "favourites"])]);
  return view;
});

type ThreadProps = {
  subject: Subject;
  /** Where several companies write about one record, which of their threads. */
  threadId?: string;
  /** What the page puts into the field. */
  draft?: { readonly text: string };
  /** The page's own field for the next message; it is there too when the messages cannot be fetched. */
  form?: ReactNode;
  /** Whoever shows it asks for the thread as well, by the same name: it is not asked for twice. */
  isAskedFor?: boolean;
  /** What is kept out of sight is not read. */
  isShown?: boolean;
  /** Where the thread is all there is to see: it opens at its newest message. */
  opensAtEnd?: boolean;
};

/** Messages about a record and the field for the next one, live. Fetched when it is shown, with its texts: a page need not name them. */
export const Thread = ({ subject, threadId, draft, form, isAskedFor, isShown, opensAtEnd }: ThreadProps) => (
  <Suspense fallback={<Skeleton className="h-40" />}>
    <ThreadView
      key={threadId ?? `${subject.kind} ${subject.id}`}
      subject={subject}
      threadId={threadId}
      draft={draft}
      form={form}
      isAskedFor={isAskedFor}
      isShown={isShown}
      opensAtEnd={opensAtEnd}
    />
  </Suspense>
);
