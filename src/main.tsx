import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { queryClient } from "./api/client.ts";
import { startLanguage } from "./i18n.ts";
import "./index.css";
import { router } from "./router.tsx";
import { watchConnection } from "./state/connection.ts";

watchConnection();
await startLanguage();
// Names and messages come from the server in the user's language.
i18next.on("languageChanged", () => void queryClient.invalidateQueries());

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <CSPProvider disableStyleElements>
        <RouterProvider router={router} />
      </CSPProvider>
    </QueryClientProvider>
  </StrictMode>,
);
