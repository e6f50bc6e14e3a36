import { describeScreens, otherPlaces } from "./screens.ts";

describeScreens(otherPlaces("phone"));
