import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { ConsultButton } from "../../consult/consult-button.tsx";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { routeOf } from "../../routes.tsx";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty } from "../../ui/states.tsx";
import { Section } from "../parts/section.tsx";
import { PageTitle } from "../parts/title.tsx";
import { ContactCard } from "./contact-card.tsx";
import { foundTasks } from "./found.ts";
import { keepOffline } from "./offline.ts";
import { ProblemForm } from "./problem-form.tsx";
import { TASKS, type Task } from "./tasks.ts";
import { VERSION } from "./version.ts";

/** The list the editor itself shows, made of its table of actions. */
const fetchShortcuts = async () =>
  (await Promise.all([import("../../designer/actions/shortcut-list.tsx"), loadAreas(["tools", "designer"])]))[0];
const ShortcutList = lazy(async () => ({ default: (await fetchShortcuts()).ShortcutList }));

/** One thing that can be done: how, and the way to the page. */
function TaskEntry({ task }: { task: Task }) {
  const { t } = useTranslation("help");
  const page = routeOf(task.to.split(/[?#]/)[0] ?? "")?.titleKey ?? "";
  return (
    <li className="break-inside-avoid border-t border-line py-3">
      <h3 className="font-medium">{t(task.titleKey)}</h3>
      <p className="mt-0.5 text-dense text-ink-2">{t(task.howKey)}</p>
      <Link to={task.to} className="quiet-link grip mt-1 inline-block text-dense">
        {t(page, { ns: "shell" })}
      </Link>
    </li>
  );
}

/** The tasks that have the words typed, under their headings. */
function Tasks({ typed }: { typed: string }) {
  const { t } = useTranslation("help");
  const groups = TASKS.map(({ titleKey, tasks }) => ({ titleKey, tasks: foundTasks(tasks, typed, t) })).filter(
    ({ tasks }) => tasks.length > 0,
  );
  const count = groups.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return (
    <>
      <p role="status" className="mt-2 text-note text-ink-3">
        {count > 0 && t("{{count}} tasks", { count })}
      </p>
      {count === 0 && (
        <Empty
          className="mt-4"
          title={t("No results in the help")}
          action={<ConsultButton label={t("Write a message")} words={typed.trim()} />}
        >
          {t("Try fewer words, or write to your contact at the mill.")}
        </Empty>
      )}
      {groups.map(({ titleKey, tasks }) => (
        <Section key={titleKey} title={t(titleKey)}>
          <ul className="gap-x-8 desk:columns-2">
            {tasks.map((task) => (
              <TaskEntry key={task.titleKey} task={task} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

/** Help: what can be done here and how, whom to ask, the editor's keys, reporting a problem. Opens without a connection once it was seen. */
export default function HelpPage() {
  const { t } = useTranslation("help");
  const [query, setQuery] = useSearchParams();
  const typed = query.get("q") ?? "";
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    void fetchShortcuts().then(keepOffline).catch(console.debug);
  }, []);
  return (
    <div className="gap-12 px-margin pt-6 pb-12 desk:flex">
      <div className="min-w-0 flex-1">
        <PageTitle>{t("Help", { ns: "shell" })}</PageTitle>
        <SearchField
          className="mt-4 max-w-xl"
          label={t("Search the help")}
          placeholder={t("What would you like to do?")}
          start={<Icon of={MagnifyingGlassIcon} size={20} />}
          value={typed}
          onChange={({ target }) => setQuery(target.value ? { q: target.value } : {}, { replace: true })}
        />
        <Tasks typed={typed} />
      </div>
      <aside className="desk:w-80 desk:shrink-0 max-desk:mt-10">
        <Section title={t("Your contact at the mill")}>
          <ContactCard />
        </Section>
        <Section title={t("Keyboard shortcuts")}>
          <p className="mb-3 text-dense text-ink-2">{t("Every key of the design editor.")}</p>
          <Button onClick={() => setShown(true)}>{t("Show the shortcuts")}</Button>
        </Section>
        <Section title={t("Report a problem")}>
          <ProblemForm />
        </Section>
        <p className="mt-8 text-note text-ink-3">{t("Version {{version}}", { version: VERSION })}</p>
      </aside>
      {isShown && (
        <Suspense>
          <ShortcutList onClose={() => setShown(false)} />
        </Suspense>
      )}
    </div>
  );
}
