import { addColourBook, deleteColourBook, findColour, listColourBooks, nearestColours } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addColourBookHandler } from "./add-colour-book.ts";
import { deleteColourBookHandler } from "./delete-colour-book.ts";
import { findColourHandler } from "./find-colour.ts";
import { listColourBooksHandler } from "./list-colour-books.ts";
import { nearestColoursHandler } from "./nearest-colours.ts";

export const colours = domain((on) => {
  on(addColourBook, addColourBookHandler);
  on(listColourBooks, listColourBooksHandler);
  on(deleteColourBook, deleteColourBookHandler);
  on(findColour, findColourHandler);
  on(nearestColours, nearestColoursHandler);
});
