// Answers for the help page when nobody else does: from the network while there is one, else with what was kept of the page.
const CACHE = "help";
const PAGE = "/help";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const keyOf = (request) => (request.mode === "navigate" ? PAGE : request.url);

async function answer(request) {
  const cache = await caches.open(CACHE);
  const isPart = new URL(request.url).pathname.startsWith("/assets/");
  const kept = await cache.match(keyOf(request), { ignoreVary: true });
  // A part's name changes with its content: what was kept under it is what is there.
  if (isPart && kept) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok && (isPart || request.mode === "navigate")) await cache.put(keyOf(request), fresh.clone());
    return fresh;
  } catch (away) {
    if (kept) return kept;
    throw away;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === self.location.origin && (request.mode === "navigate" || pathname.startsWith("/assets/"));
  if (request.method === "GET" && isOurs) event.respondWith(answer(request));
});
