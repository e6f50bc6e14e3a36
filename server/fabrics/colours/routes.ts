import { addColourBook, deleteColourBook, findColour, listColourBooks, nearestColours } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addColourBookHandler } from "./calls/add-colour-book.ts";
import { deleteColourBookHandler } from "./calls/delete-colour-book.ts";
import { findColourHandler } from "./calls/find-colour.ts";
import { listColourBooksHandler } from "./calls/list-colour-books.ts";
import { nearestColoursHandler } from "./calls/nearest-colours.ts";

export const colours = domain((on) => {
  on(addColourBook, addColourBookHandler);
  on(listColourBooks, listColourBooksHandler);
  on(deleteColourBook, deleteColourBookHandler);
  on(findColour, findColourHandler);
  on(nearestColours, nearestColoursHandler);
});
