import { describeScreens, otherPlaces } from "./screens.ts";

describeScreens(otherPlaces("desk"));
