import "./latin.css";
